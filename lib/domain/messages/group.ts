/** Messages that several rules, schemas, calls or pages show: group buying. */

export const groupActivityIdMissing = '拼团活动id必填'
export const groupMissing = '拼团不存在'
export const groupActivityOver = '拼团活动已结束'
