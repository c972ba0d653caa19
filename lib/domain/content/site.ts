/**
 * Values of the `settings` table, one interface per key. Values that go on the wire unchanged have the field names of
 * the contract; all others are camelCase.
 */

import type { MerchantSetting } from '../merchant/merchant-setting'
import type { DemoStaffSetting } from '../person/demo-staff'
import type { ProfileQuestion } from '../person/profile'
import type { PointsMallSetting } from '../points-mall'

/**
 * Texts for search engines (contract goods §6). For products and lists each text is a comma-separated list of tokens.
 */
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
  /** Counts the published versions; a text from before there were versions is the first. */
  version?: number
}

export interface SiteLink {
  title: string
  href: string
}

/** Search box: placeholder, the hot words below it and the brand word after them (spec 1 §2). */
export interface SearchSetting {
  placeholder: string
  hotWords: string[]
  /** Absent or empty: none. */
  brandWord?: string
}

/** Links in the navigation bar next to 全部商品分类, and the link for merchants. */
interface NavigationSetting {
  links: SiteLink[]
  /** Path or URL of 商家入驻; the link is hidden without it. */
  merchantEntry?: string
}

/** The fixed footer (spec 1 §2). */
interface FooterSetting {
  promises: { icon: 'shield' | 'recycle' | 'truck' | 'headset'; title: string; text: string }[]
  columns: { title: string; links: SiteLink[] }[]
  /** The company that runs the mall. */
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

/** Texts of the login page (spec 1 §2). */
export interface LoginSetting {
  slogan: string
  /** Overrides for other domains of the mall, by host name in lower case; empty texts count as unset. */
  domains?: Record<string, { logo?: string; background?: string; slogan?: string }>
}

/** The renewal programme: its classes, amounts, term and regions. Money in cents, times in epoch seconds. */
export interface ProgrammeSetting {
  name: string
  region: string
  slogan: string
  /** Absent or 0: it has begun. */
  beginTime?: number
  endTime: number
  /** Where it pays, as `ProgrammeTerm.regions`; absent or empty: everywhere. */
  regions?: string[]
  /** False in a mall without identity verification (`MALL_IDENTITY=none`): no subsidies, and no page offers them. */
  isOffered?: boolean
  classes: {
    name: string
    /** Picture of the class. */
    icon: string
    /** Sales category of the class. */
    categoryId: number
    /** Percent of the price. */
    rate: number
    /** Percent for products of the first energy grade; absent where the class has no grades. */
    topRate?: number
    /** The largest amount for one piece, in cents. */
    cap: number
    /** The highest price in cents that is subsidised; absent means any. */
    priceLimit?: number
    /** Pieces one person may buy with the subsidy. */
    limit: number
  }[]
}

/** Questions and answers of `/article/faqs`. Answers are plain text. */
interface FaqSetting {
  questions: {
    /** Heading of a group of questions. */
    group?: string
    question: string
    answer: string
  }[]
}

/** Banner and catalogues of the article pages (spec 1 §2). */
interface ArticlesSetting {
  /** Title and subtitle overlay the picture; empty when the picture contains its own text. */
  banner?: { picture: string; title: string; subtitle: string }
  /** 品牌资讯, the page /news. */
  newsCategoryId: number
  guideCategoryId: number
  policyCategoryId: number
  careCategoryId: number
}

/**
 * The profile fields besides mobile number and nickname: which are shown, and which are required. `questions` are
 * fields of the mall's own, and those of the contract that differ from their defaults.
 */
export type ProfileSetting = Record<'sex' | 'birthday' | 'email', { open: boolean; required: boolean }> & {
  questions?: readonly ProfileQuestion[]
}

/** Every key of the table with the shape of its value. */
export interface SiteSettings {
  /** Switches of trading, in the field names of contract trade §12.3. */
  trade: Record<string, unknown>
  /** The rule for paying with points, in the field names of `point_rule` (contract trade §6.2). */
  point: Record<string, unknown>
  /** Recharging of stored value (`rechargeSetting`). */
  deposit: Record<string, unknown>
  /** The points mall. */
  pointsmall: PointsMallSetting
  /** Rules for applications of merchants. */
  merchant: MerchantSetting
  /** Whether products of merchants wait for approval. */
  'goods.approval': { isNeeded: boolean }
  shop: ShopSetting
  'tdk.home': Tdk
  'tdk.goods': Tdk
  'tdk.list': Tdk
  'protocol.member_register': ProtocolSetting
  'protocol.privacy': ProtocolSetting
  'protocol.member_logout': ProtocolSetting
  'protocol.member_logout_config': ProtocolSetting
  /** Agreement of the employee purchase (/license/staff). */
  'protocol.staff': ProtocolSetting
  'protocol.invoice': ProtocolSetting
  search: SearchSetting
  navigation: NavigationSetting
  footer: FooterSetting
  service: ServiceSetting
  login: LoginSetting
  profile: ProfileSetting
  programme: ProgrammeSetting
  faq: FaqSetting
  articles: ArticlesSetting
  /** Accounts whose orders the demo mall advances by itself; stored only by the demo seed. */
  'demo.staff': DemoStaffSetting
}
export type SiteSettingKey = keyof SiteSettings
