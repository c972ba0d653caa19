/** What is left to fill in where a template has no text of the mall: `（请填写运营主体）`, and `客服电话：（请填写）`. */
const gap = /（请填写([^（）<>]+)）|([^\s：；。，、<>（）]+)：（请填写）|（请填写）/g

/** The gaps of a text by name, each once. */
export const agreementGaps = (html: string): string[] => [
  ...new Set([...html.matchAll(gap)].map(([, named, labelled]) => named ?? labelled ?? '空缺的内容')),
]

/** What keeps a text with gaps from being published. */
export const gapsProblem = (gaps: readonly string[]): string => `协议里还有没填写的内容：${gaps.join('、')}`
