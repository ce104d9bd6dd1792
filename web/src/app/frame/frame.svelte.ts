/** Whether a page fills the window by itself: then the bar on top and the margins go. */
class Frame {
  bare = $state(false);
}

export const frame = new Frame();
