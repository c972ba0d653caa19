/** Messages about the time at which pages and articles are released; for people at the desk. */

export const releaseTimeMissing = '请选择发布时间'
export const releaseTimeInvalid = '发布时间不正确'
