import 'server-only'

/** Colours of the mall: `primary` for marks and prices, `accent` for buttons beside them, `marketing` for labels. */
export const colors = { primary: '#e1251b', accent: '#3b3f45', marketing: '#ff6a00' }

const grey = '#8c8c8c'

/** Outlines on a grid of 24, as one path each. */
const tabs = [
  { name: 'home', text: '首页', path: 'M4 11 12 4l8 7v9h-5v-6H9v6H4z' },
  { name: 'category', text: '分类', path: 'M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z' },
  { name: 'cart', text: '购物车', path: 'M3 4h3l2 11h10l2-8H7M9 19v1M17 19v1' },
  { name: 'member', text: '我的', path: 'M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8M4 20c1-5 15-5 16 0z' },
]

/** An inline picture that needs no request, because the tab bar is shown before everything else. */
const icon = (path: string, color: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="48" height="48" viewBox="0 0 24 24" fill="none" stroke="${color}" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round"><path d="${path}"/></svg>`,
  )}`

/** The tab bar of H5 as the JSON text that it reads (contract clients F7). */
export const tabBar = (): string =>
  JSON.stringify({
    name: 'tabs',
    config: { backgroundColor: '#ffffff', color: grey, selectedColor: colors.primary },
    data: tabs.map(({ name, text, path }) => ({
      name,
      text,
      iconPath: icon(path, grey),
      selectedIconPath: icon(path, colors.primary),
    })),
  })
