/**
 * China's time, which the mall keeps everywhere: UTC+8, without summer time. Plain arithmetic for pages and hot paths;
 * `calendar.ts` beside it parses texts with dayjs, for the server and the desk.
 */
const offset = 8 * 3600

/** Seconds of a day. */
export const daySeconds = 24 * 3600

/** Seconds of China's wall clock, counted as if it showed UTC: days begin at multiples of `daySeconds`. */
export const wallSeconds = (epochSeconds: number): number => epochSeconds + offset

/** The epoch second at which China's wall clock shows `seconds`, counted as by `wallSeconds`. */
export const ofWallSeconds = (seconds: number): number => seconds - offset

/** The last midnight in China, in epoch seconds. */
export const midnight = (epochSeconds: number): number =>
  ofWallSeconds(Math.floor(wallSeconds(epochSeconds) / daySeconds) * daySeconds)

/** Minutes since midnight in China: 0 to 1439. */
export const minuteOfDay = (epochSeconds: number): number =>
  Math.floor((wallSeconds(epochSeconds) % daySeconds) / 60)

/** China's wall clock: 2026-01-31T10:00:00. */
const wallIso = (epochSeconds: number): string =>
  new Date(wallSeconds(epochSeconds) * 1000).toISOString().slice(0, 19)

/** Epoch seconds as `Y-m-d H:i:s` in China, the date format of the contract; '' for 0 and absent values. */
export function dateTimeText(epochSeconds: number | null | undefined): string {
  if (!epochSeconds) return ''
  return wallIso(epochSeconds).replace('T', ' ')
}

/** The same without seconds, for lists of the desk: `Y-m-d H:i`. */
export const minuteText = (epochSeconds: number | null | undefined): string =>
  dateTimeText(epochSeconds).slice(0, 16)

/** Epoch seconds as `Y-m-d` in China; '' for 0 and absent values. */
export const dayText = (epochSeconds: number | null | undefined): string =>
  dateTimeText(epochSeconds).slice(0, 10)

/** Epoch seconds as RFC 3339 with China's offset: 2026-01-31T10:00:00+08:00. */
export const rfc3339 = (epochSeconds: number): string => `${wallIso(epochSeconds)}+08:00`
