/** The page or product to share. */
export interface ShareTarget {
  /** A product's id or the id of its selected SKU; absent for other pages. */
  itemId?: number
  /** Path of the page. */
  path: string
  title: string
  /** Path or absolute URL of the picture. */
  picture: string | undefined
}

/** A shared page, with absolute URLs. Fields that only the server knows are absent until it has answered. */
export interface ShareInfo {
  url: string
  title: string
  /** Absolute URL of the picture; '' without one. */
  picture: string
  /** Price for all visitors in cents; 国补价 where the programme pays. */
  price?: number
  isSubsidised?: boolean
  /** QR code of the page for phones, as the URL of a picture. */
  code?: string
  /** The same code as a file to download. */
  codeFile?: string
}

/** A site that takes shares by URL (spec 1 §2). WeChat takes a QR code instead. */
export interface ShareSite {
  key: 'weibo' | 'qq' | 'qzone' | 'douban'
  name: string
  /** One character as its icon. */
  mark: string
  /** CSS classes of the icon. */
  look: string
  href: (info: ShareInfo) => string
}

const address = (base: string, query: Record<string, string>) => `${base}?${new URLSearchParams(query)}`

export const shareSites: readonly ShareSite[] = [
  {
    key: 'weibo',
    name: '微博',
    mark: '微',
    look: 'bg-weibo text-white',
    href: ({ url, title, picture }) =>
      address('https://service.weibo.com/share/share.php', { url, title, pic: picture }),
  },
  {
    key: 'douban',
    name: '豆瓣',
    mark: '豆',
    look: 'bg-douban text-white',
    href: ({ url, title, picture }) =>
      address('https://www.douban.com/share/service', { href: url, name: title, image: picture }),
  },
  {
    key: 'qq',
    name: 'QQ好友',
    mark: 'Q',
    look: 'bg-qq text-white',
    href: ({ url, title, picture }) =>
      address('https://connect.qq.com/widget/shareqq/index.html', { url, title, pics: picture }),
  },
  {
    key: 'qzone',
    name: 'QQ空间',
    mark: '空',
    look: 'bg-qzone text-white',
    href: ({ url, title, picture }) =>
      address('https://sns.qzone.qq.com/cgi-bin/qzshare/cgi_qzshare_onekey', { url, title, pics: picture }),
  },
]
