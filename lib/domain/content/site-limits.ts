/** Limits of the texts that the desk enters for questions, navigation and footer. */
export const faqLimits = { questions: 200, group: 20, question: 100, answer: 2000 } as const
/** The group of questions that were given none. */
export const commonFaqGroup = '常见问题'
export const navigationLimits = {
  links: 12,
  columns: 6,
  columnLinks: 12,
  promises: 6,
  title: 20,
  text: 40,
  href: 400,
} as const

/** Pictures of the promises above the footer. */
export const promiseIcons = { shield: '盾牌', recycle: '循环', truck: '货车', headset: '耳机' } as const
export type PromiseIcon = keyof typeof promiseIcons

/** Whether a link leads to a page of this mall, or to another site by https. */
export const isSiteLink = (href: string): boolean => /^(?:\/(?![/\\])\S*|https:\/\/[^\s/]\S*)$/.test(href)
