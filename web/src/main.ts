import { mount } from "svelte";
import "./kit/tokens.css";
import "./kit/kit.css";
import "./app/app.css";
import App from "./app/App.svelte";
import { me } from "./app/me.svelte";
import { settings } from "./app/settings.svelte";
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
