import { rulesOf } from '../../form/conflict/conflict-rules'
import type { NavigationDraft } from './navigation-draft'

const linkTexts = (links: NavigationDraft['links']) => links.map(({ title, href }) => `${title}：${href}`)

/** How two changes of the navigation are put together. */
export const navigationRules = rulesOf<NavigationDraft>({
  links: { name: '顶部导航', shown: ({ links }) => linkTexts(links).join('\n') },
  merchant_entry: { name: '商家入驻链接', shown: ({ merchant_entry: entry }) => entry },
  promises: {
    name: '服务承诺',
    shown: ({ promises }) =>
      promises.map(({ title, text }) => [title, text].filter(Boolean).join('：')).join('\n'),
  },
  columns: {
    name: '页脚栏目',
    shown: ({ columns }) =>
      columns
        .flatMap(({ title, links }) => [title, ...linkTexts(links).map((text) => `　${text}`)])
        .join('\n'),
  },
})
