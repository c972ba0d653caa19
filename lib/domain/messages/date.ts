/** Sentences for dates that are refused: each says the form that is wanted. */

const timeForm = '如 2026-11-28 14:05'

/** A day that is typed. */
export const dateInvalid = '请填写日期，如 2026-11-28'
/** A day with a time of day that is typed. */
export const timeInvalid = `请填写日期和时间，${timeForm}`
export const releaseTimeMissing = `请填写发布时间，${timeForm}`
export const effectiveDateMissing = '请填写生效日期，如 2026-11-28'

/** Times in calls. */
export const secondsInvalid = '时间不正确，应为 Unix 时间戳（秒）'
export const beginInvalid = `开始${secondsInvalid}`
export const endInvalid = `结束${secondsInvalid}`
export const releaseTimeInvalid = `发布${secondsInvalid}`
