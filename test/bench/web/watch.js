/**
 * Runs in the measured page before anything else: notes shifts, long tasks, and how long after a tap its change is painted.
 * @typedef {{ value: number, what: string }} Shift
 * @typedef {{ start: number, value: number, what: string }} Busy
 * @typedef {{ shifts: Shift[], tasks: Busy[], frames: Busy[], first: Busy[], moves: Busy[], keys: Busy[] }} Notes
 */

/** @type {Notes} */
const notes = { shifts: [], tasks: [], frames: [], first: [], moves: [], keys: [] };
Object.defineProperty(globalThis, 'benchNotes', { value: notes });

/** @param {string} type @param {(entry: PerformanceEntry) => void} note */
function observe(type, note) {
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) note(entry);
  }).observe({ type, buffered: true });
}

/** @param {unknown} node */
const nameOf = (node) => (node instanceof Element ? `${node.localName}.${node.getAttribute('class') ?? ''}` : 'text');

observe('layout-shift', (entry) => {
  const shift =
    /** @type {PerformanceEntry & { value: number, hadRecentInput: boolean, sources: { node: unknown }[] }} */ (entry);
  // What moves because somebody has just asked for it is no surprise to them.
  if (shift.hadRecentInput) return;
  notes.shifts.push({ value: shift.value, what: shift.sources.map(({ node }) => nameOf(node)).join(' ') });
});

const stepNow = () => document.querySelector('#question')?.getAttribute('data-step');
const when = () => (stepNow() === undefined ? location.pathname : `step ${stepNow()}`);

observe('longtask', ({ startTime, duration }) => notes.tasks.push({ start: startTime, value: duration, what: when() }));

/**
 * What a frame spent its time on: the script that took longest, and what came after all scripts.
 * @typedef {{ duration: number, invoker: string, sourceFunctionName: string }} Script
 */
observe('long-animation-frame', (entry) => {
  const { startTime, duration, renderStart, styleAndLayoutStart, scripts } =
    /** @type {PerformanceEntry & { renderStart: number, styleAndLayoutStart: number, scripts: Script[] }} */ (entry);
  const end = startTime + duration;
  const longest = scripts.toSorted((a, b) => b.duration - a.duration)[0];
  const said = [
    ...(longest ? [`${longest.sourceFunctionName || longest.invoker} ${Math.round(longest.duration)}`] : []),
    ...(renderStart > 0 ? [`drawing ${Math.round(end - renderStart)}`] : []),
    ...(styleAndLayoutStart > 0 ? [`from style on ${Math.round(end - styleAndLayoutStart)}`] : []),
  ];
  notes.frames.push({ start: startTime, value: duration, what: said.join(', ') });
});

/** After the frame that shows what has just changed, and before whatever else waits for its turn. @param {() => void} then */
function painted(then) {
  const { scheduler } = /** @type {{ scheduler: { postTask(task: () => void, options: object): Promise<void> } }} */ (
    /** @type {unknown} */ (globalThis)
  );
  requestAnimationFrame(() => void scheduler.postTask(then, { priority: 'user-blocking' }));
}

/** Whatever changes later has another cause. */
const LONGEST_MS = 500;
/** @type {Promise<void>} */
let followed = Promise.resolve();
/** When the change of the latest tap has been painted, or is not expected any more. */
Object.defineProperty(globalThis, 'benchFollowed', { value: () => followed });

/** From the moment on at which the page hears of the tap: the way there is the browser's. @param {Event} event */
function follow({ target }) {
  const start = performance.now();
  const step = stepNow();
  const what = `${when()}, ${nameOf(target instanceof Element ? target.closest('button, a') : target)}`;
  const taken = () => ({ start, value: performance.now() - start, what });
  let changed = false;
  followed = new Promise((done) => {
    const watcher = new MutationObserver(() => {
      if (!changed) {
        changed = true;
        painted(() => notes.first.push(taken()));
      }
      if (stepNow() === step) return;
      watcher.disconnect();
      painted(() => {
        notes.moves.push(taken());
        done();
      });
    });
    watcher.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
    setTimeout(() => {
      watcher.disconnect();
      done();
    }, LONGEST_MS);
  });
}

addEventListener('click', follow, { capture: true });
addEventListener(
  'keydown',
  ({ target }) => {
    const start = performance.now();
    if (!(target instanceof HTMLTextAreaElement)) return;
    painted(() => notes.keys.push({ start, value: performance.now() - start, what: when() }));
  },
  { capture: true },
);
