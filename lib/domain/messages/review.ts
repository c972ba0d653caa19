/** Messages that several rules, schemas, calls or pages show: reviews. */

export const reviewEmpty = '评论不能为空！'
