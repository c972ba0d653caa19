/**
 * Values of the `settings` table, one interface per key. What leaves on the wire unchanged keeps the contract's names;
 * everything else is camelCase.
 */

/** Search engine texts (contract goods §6). For goods and lists each text is a comma-separated row of tokens. */
export interface Tdk {
  title: string
  mate_description: string
  mate_keywords: string
}

/** Name and pictures of the mall (contract goods §11, `shops/setting`). */
export interface ShopSetting {
  brand_name: string
  logo: string
  intro: string
  /** Picture of the login page. */
  background: string
}

/** An agreement; `content` is HTML, dates are `YYYY-MM-DD` (contract member §12, `shops/protocol`). */
export interface ProtocolSetting {
  title: string
  content: string
  update_date: string
  take_effect_date: string
}

export interface SiteLink {
  title: string
  href: string
}

/** Search box: placeholder and the hot words beneath it (spec 1 §2). */
export interface SearchSetting {
  placeholder: string
  hotWords: string[]
}

/** Links in the navigation bar beside 全部商品分类, and where merchants apply. */
export interface NavigationSetting {
  links: SiteLink[]
  /** Own path or address behind 商家入驻; without one the link is not shown. */
  merchantEntry?: string
}

/** The fixed footer (spec 1 §2). */
export interface FooterSetting {
  promises: { icon: 'shield' | 'recycle' | 'truck' | 'headset'; title: string; text: string }[]
  columns: { title: string; links: SiteLink[] }[]
  /** Who runs the mall. */
  operator: string
  address: string
  postcode: string
  /** Filing number of the site. */
  filing: string
}

/** Customer service: phone and opening hours. */
export interface ServiceSetting {
  phone: string
  hours: string
  email: string
}

/** Words of the login page (spec 1 §2). */
export interface LoginSetting {
  slogan: string
}

/** The renewal programme: which classes are paid for, how much, until when. Money in cents, times in epoch seconds. */
export interface ProgrammeSetting {
  name: string
  region: string
  slogan: string
  endTime: number
  classes: {
    name: string
    /** Picture of the class. */
    icon: string
    /** Sales category of the class. */
    categoryId: number
    /** Percent of the price. */
    rate: number
    /** Percent for goods of the first energy grade; absent where the class has no grades. */
    topRate?: number
    /** Most cents for one piece. */
    cap: number
    /** Dearest price in cents that is still subsidised; absent means any. */
    priceLimit?: number
    /** Pieces one person may buy with the subsidy. */
    limit: number
  }[]
}

/** Questions and answers of `/article/faqs`. Answers are plain text. */
export interface FaqSetting {
  questions: {
    /** Heading under which the question stands. */
    group?: string
    question: string
    answer: string
  }[]
}

/** Banner and catalogues of the article pages (spec 1 §2). */
export interface ArticlesSetting {
  /** Title and subtitle stand on the picture; empty where the picture has its own words. */
  banner?: { picture: string; title: string; subtitle: string }
  /** 品牌资讯, the page /news. */
  newsCategoryId: number
  guideCategoryId: number
  policyCategoryId: number
  careCategoryId: number
}

/** Which fields beside number and nickname a member is asked for, and which of them must be filled. */
export type ProfileSetting = Record<'sex' | 'birthday' | 'email', { open: boolean; required: boolean }>

/** Every key of the table with the shape of its value. */
export interface SiteSettings {
  /** Switches of buying and selling in the contract's words (trade §12.3). */
  trade: Record<string, unknown>
  /** The rule for paying with points in the contract's words (trade §6.2 `point_rule`). */
  point: Record<string, unknown>
  shop: ShopSetting
  'tdk.home': Tdk
  'tdk.goods': Tdk
  'tdk.list': Tdk
  'protocol.member_register': ProtocolSetting
  'protocol.privacy': ProtocolSetting
  'protocol.member_logout': ProtocolSetting
  /** Agreement of the employee purchase (/license/staff). */
  'protocol.staff': ProtocolSetting
  search: SearchSetting
  navigation: NavigationSetting
  footer: FooterSetting
  service: ServiceSetting
  login: LoginSetting
  profile: ProfileSetting
  programme: ProgrammeSetting
  faq: FaqSetting
  articles: ArticlesSetting
}
export type SiteSettingKey = keyof SiteSettings
