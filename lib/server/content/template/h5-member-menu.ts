import 'server-only'

/** An entry of H5's member page: `id` is the client's name for the page, `path` an outline on a grid of 24. */
interface Entry {
  id: string
  text: string
  path: string
}

/** Pages that H5 and this mall both have. */
const entries: readonly Entry[] = [
  { id: 'coupon_list', text: '优惠券', path: 'M3 6h18v4a2 2 0 0 0 0 4v4H3v-4a2 2 0 0 0 0-4zM14 6v12' },
  {
    id: 'my_collect',
    text: '我的收藏',
    path: 'M12 20 4.5 12.5a5 5 0 0 1 7-7l.5.5.5-.5a5 5 0 0 1 7 7z',
  },
  {
    id: 'address',
    text: '地址管理',
    path: 'M12 21s7-6.500 7-11a7 7 0 0 0-14 0c0 4.500 7 11 7 11M12 7.500a2.500 2.500 0 1 1 0 5 2.500 2.500 0 0 1 0-5',
  },
  {
    id: 'group',
    text: '我的拼团',
    path: 'M9 5a3 3 0 1 1 0 6 3 3 0 0 1 0-6M3 19c.500-6 11.500-6 12 0M16 6a3 3 0 0 1 0 5M17 14c2.500.500 4 2 4 5',
  },
  { id: 'zitiOrder', text: '自提订单', path: 'M4 10v10h16V10M3 5h18v4H3zM9 20v-6h6v6' },
  { id: 'levelMemberVip', text: '会员等级', path: 'M4 8l4 4 4-7 4 7 4-4-2 11H6z' },
  { id: 'storelist', text: '门店', path: 'M4 20V9l8-5 8 5v11zM9 20v-7h6v7' },
  {
    id: 'settings',
    text: '设置',
    path: 'M12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6M12 3v3M12 18v3M3 12h3M18 12h3M5.600 5.600l2.100 2.100M16.300 16.300l2.100 2.100M18.400 5.600l-2.100 2.100M7.700 16.300l-2.100 2.100',
  },
]

const columns = 4
const rows = Math.ceil(entries.length / columns)
/** A cell of the picture, in the client's units: its pages are 750 wide. */
const cell = { width: 710 / columns, height: 160 }

const drawn = ({ text, path }: Entry, index: number) => {
  const x = (index % columns) * cell.width + cell.width / 2
  const y = Math.floor(index / columns) * cell.height
  return (
    `<path transform="translate(${x - 26} ${y + 26}) scale(2.17)" d="${path}" fill="none" stroke="#3b3f45" ` +
    `stroke-width="1.4" stroke-linecap="round" stroke-linejoin="round"/>` +
    `<text x="${x}" y="${y + 124}" font-size="26" fill="#3b3f45" text-anchor="middle">${text}</text>`
  )
}

/** Base64, because H5 treats any other text that does not begin with http as one of its own files. */
const picture = `data:image/svg+xml;base64,${Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="710" height="${rows * cell.height}" font-family="sans-serif">` +
    `<rect width="100%" height="100%" rx="16" fill="#fff"/>${entries.map(drawn).join('')}</svg>`,
).toString('base64')}`

/**
 * The entries as one picture with a clickable zone for each (contract clients F26); zones in fractions of the picture.
 */
export const h5MemberMenu = {
  imgUrl: picture,
  zones: entries.map(({ id, text }, index) => ({
    linkPage: 'link',
    id,
    title: text,
    leftPer: (index % columns) / columns,
    topPer: Math.floor(index / columns) / rows,
    widthPer: 1 / columns,
    heightPer: 1 / rows,
  })),
}
