import type { Page } from 'playwright'

/** In the page: when the last input came, and the frames between two moments. Times are epoch milliseconds. */
interface Probe {
  input: number
  frames: number[]
  /** Changes of documents outside the layer of gestures. */
  mutations: number
}

declare global {
  interface Window {
    probe?: Probe
  }
}

/** Runs in every document; those of frames write to the probe of the window. */
const install = () => {
  const top = window.top ?? window
  top.probe ??= { input: 0, frames: [], mutations: 0 }
  const { probe } = top
  const stamp = (event: Event) => {
    probe.input = performance.timeOrigin + event.timeStamp
  }
  for (const type of ['pointerdown', 'pointerup', 'keydown']) addEventListener(type, stamp, { capture: true })
  new MutationObserver((changes) => {
    for (const { target } of changes) {
      const element = target instanceof Element ? target : target.parentElement
      // A toast that ends, such as that of a restored journal, is no commit of the editor.
      if (!element?.closest('[data-overlay], [role="status"][popover]')) probe.mutations++
    }
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  if (top !== window) return
  let before = performance.now()
  const frame = (now: number) => {
    probe.frames.push(now - before)
    before = now
    requestAnimationFrame(frame)
  }
  requestAnimationFrame(frame)
}

export const installProbe = (page: Page): Promise<unknown> => page.addInitScript(install)

const reset = (page: Page) =>
  page.evaluate(() => {
    if (window.probe) Object.assign(window.probe, { frames: [], mutations: 0 })
  })

/** The longest time between two frames while `work` runs, and the changes of the documents. */
export async function framesDuring(
  page: Page,
  work: () => Promise<void>,
): Promise<{ worst: number; mutations: number }> {
  await reset(page)
  await work()
  return page.evaluate(() => ({
    worst: Math.max(...(window.probe?.frames ?? [])),
    mutations: window.probe?.mutations ?? 0,
  }))
}

/** Properties of a widget that the page shows: a change of them ends a measurement. */
export interface Shown {
  /** The title of the frame of the canvas. */
  frame: string
  /** A selector in the canvas; its elements in their sequence are compared. */
  items: string
}

const look = ({ frame, items }: Shown): string => {
  const canvas = document.querySelector<HTMLIFrameElement>(frame)?.contentDocument
  return [...(canvas?.querySelectorAll<HTMLElement>(items) ?? [])]
    .map((item) => `${item.textContent}|${item.style.cssText}`)
    .join('\n')
}

/**
 * Milliseconds from the input that `act` sends to the paint of the frame in which the canvas shows something else.
 * @throws Error when nothing changes within ten seconds
 */
export async function untilShown(page: Page, shown: Shown, act: () => Promise<void>): Promise<number> {
  const waiting = page.evaluateHandle(
    ({ shown, source }) => {
      const read = new Function(`return ${source}`)() as (shown: Shown) => string
      const before = read(shown)
      const painted = new Promise<number>((resolve) => {
        const until = performance.now() + 10_000
        const frame = () => {
          if (read(shown) === before && performance.now() < until) return void requestAnimationFrame(frame)
          const { port1, port2 } = new MessageChannel()
          // The message is handled after the frame has been painted.
          port1.onmessage = () =>
            resolve(read(shown) === before ? NaN : performance.timeOrigin + performance.now())
          port2.postMessage(0)
        }
        requestAnimationFrame(frame)
      })
      return { painted }
    },
    { shown, source: look.toString() },
  )
  const handle = await waiting
  await act()
  const at = await handle.evaluate(({ painted }) => painted)
  const input = await page.evaluate(() => window.probe?.input ?? 0)
  if (Number.isNaN(at)) throw new Error('The canvas shows no change')
  return at - input
}

/** Milliseconds of script that the page runs during `work`. */
export async function scriptDuring(page: Page, work: () => Promise<void>): Promise<number> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  const read = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? NaN
  }
  const before = await read()
  await work()
  const seconds = (await read()) - before
  await session.detach()
  return seconds * 1000
}
