/** Milliseconds of delay, so that typed characters are painted before the work. */
const delay = 200

/** Does some work after the next paint, or when the page is left before. */
export function afterPaint(work: () => void): void {
  const run = () => {
    clearTimeout(timer)
    removeEventListener('pagehide', run)
    work()
  }
  const timer = setTimeout(run, delay)
  addEventListener('pagehide', run)
}
