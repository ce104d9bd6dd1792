import { mount } from "svelte";
import "./kit/tokens.css";
import "./kit/kit.css";
import "./app/app.css";
import App from "./app/App.svelte";
import { keep } from "./app/frame/keeping";
import { me } from "./app/me.svelte";
import { settings } from "./app/settings/settings.svelte";
import { speak } from "./i18n/index.svelte";

settings.apply();
const target = document.getElementById("app");
void me.look().catch(() => undefined); // pages say it themselves when the server does not answer
void speak(settings.language).then(() => {
  settings.follow();
  if (!target) return;
  target.replaceChildren();
  mount(App, { target });
});
if (import.meta.env.PROD && "serviceWorker" in navigator) {
  addEventListener("load", () => void keep().catch(() => undefined)); // a device that keeps nothing asks each time
}
