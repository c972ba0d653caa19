/** Epoch seconds as an operator reads them: 2026/11/23 20:15. */
export const timeText = (seconds: number): string =>
  new Date(seconds * 1000).toLocaleString('zh-CN', {
    ...{ year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' },
    hour12: false,
  })

/** Epoch seconds as the value of a field for date and time. */
export function fieldTime(seconds: number): string {
  const local = new Date(seconds * 1000)
  return new Date(local.getTime() - local.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}

/** The value of a field for date and time in epoch seconds; undefined for an empty or broken one. */
export function fieldSeconds(value: string): number | undefined {
  const time = new Date(value).getTime()
  return Number.isFinite(time) ? Math.floor(time / 1000) : undefined
}
