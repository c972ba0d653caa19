/** What is shared: absolute addresses. What only the mall knows is absent until it has answered. */
export interface ShareInfo {
  url: string
  title: string
  /** Absolute address of the picture; empty when there is none. */
  picture: string
  /** Cents that everybody pays. */
  price?: number
  /** Code of the page for phones, as an address of a picture. */
  code?: string
  /** The same code as a file. */
  codeFile?: string
}

/** A site a goods can be shared on by an address of its own (spec 1 §2). WeChat takes a QR code instead. */
export interface ShareSite {
  key: 'weibo' | 'qq' | 'qzone' | 'douban'
  name: string
  /** One character for its mark. */
  mark: string
  /** Classes of the mark. */
  look: string
  href: (info: ShareInfo) => string
}

const address = (base: string, query: Record<string, string>) => `${base}?${new URLSearchParams(query)}`

export const shareSites: readonly ShareSite[] = [
  {
    key: 'weibo',
    name: '微博',
    mark: '微',
    look: 'bg-[#e6162d] text-white',
    href: ({ url, title, picture }) =>
      address('https://service.weibo.com/share/share.php', { url, title, pic: picture }),
  },
  {
    key: 'douban',
    name: '豆瓣',
    mark: '豆',
    look: 'bg-[#2e963d] text-white',
    href: ({ url, title, picture }) =>
      address('https://www.douban.com/share/service', { href: url, name: title, image: picture }),
  },
  {
    key: 'qq',
    name: 'QQ好友',
    mark: 'Q',
    look: 'bg-[#1296db] text-white',
    href: ({ url, title, picture }) =>
      address('https://connect.qq.com/widget/shareqq/index.html', { url, title, pics: picture }),
  },
  {
    key: 'qzone',
    name: 'QQ空间',
    mark: '空',
    look: 'bg-[#f5b400] text-white',
    href: ({ url, title, picture }) =>
      address('https://sns.qzone.qq.com/cgi-bin/qzshare/cgi_qzshare_onekey', { url, title, pics: picture }),
  },
]
