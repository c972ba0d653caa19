import type { Contract } from './index'

/**
 * The calls that pages of shoppers and applicants make. Only these are in the route table of the browser, which is a
 * part of every page's scripts; the type of `lib/client/call/api` refuses all others.
 */
export const pageCalls = {
  goods: ['list', 'detail', 'priceStore', 'recommend', 'suggest', 'batch'],
  category: ['tree'],
  shop: ['isValid', 'list'],
  site: ['frame'],
  group: ['list', 'openTeams', 'own', 'team'],
  packages: ['list', 'detail'],
  memberGrade: ['list'],
  profile: ['read', 'save', 'changeMobile'],
  trustLogin: [
    'params',
    'bindNumber',
    'bindOwn',
    'unbind',
    'scanStart',
    'scanned',
    'scanAuthorize',
    'scanValid',
  ],
  article: ['list', 'countReads', 'praise', 'countPraise', 'checkPraise'],
  session: ['login', 'fieldKey', 'imageCode', 'smsCode', 'logout', 'logoutEverywhere', 'protocol'],
  member: ['register', 'isNew', 'resetPassword', 'info', 'setting'],
  emailAccount: ['register', 'activate', 'resend', 'code', 'requestReset', 'reset'],
  account: ['security', 'setPassword', 'useLink', 'close', 'keep', 'personalData'],
  merchant: [
    'login',
    'logout',
    'setting',
    'types',
    'banks',
    'step',
    'save',
    'detail',
    'auditStatus',
    'picture',
  ],
  vip: ['list', 'buy'],
  deposit: ['info', 'list', 'rules', 'recharge'],
  point: ['info', 'list', 'rule'],
  pointsMall: ['setting', 'list', 'lovely', 'detail'],
  address: ['list', 'create', 'update', 'remove'],
  favourite: [
    'goods',
    'addGoods',
    'removeGoods',
    'countGoods',
    'shops',
    'followShop',
    'unfollowShop',
    'countShops',
    'history',
    'saveHistory',
    'removeHistory',
  ],
  restock: ['subscribe', 'unsubscribe', 'isSubscribed'],
  staff: ['mobile', 'smsCode', 'login'],
  employee: [
    'ownEnterprises',
    'activities',
    'items',
    'item',
    'cart',
    'addToCart',
    'updateCart',
    'removeFromCart',
    'inviteCode',
    'invite',
    'relatives',
    'bindRelative',
    'staffAddresses',
  ],
  region: ['tree'],
  cart: [
    'list',
    'add',
    'updateNum',
    'check',
    'promotion',
    'plusItem',
    'merge',
    'remove',
    'count',
    'precheck',
  ],
  checkout: ['preview', 'create', 'pickupLocations'],
  order: ['list', 'count', 'detail', 'payState', 'cancel', 'confirmReceipt', 'pickupCode', 'remove', 'rebuy'],
  aftersale: [
    'apply',
    'list',
    'info',
    'modify',
    'close',
    'sendback',
    'reasons',
    'remind',
    'estimate',
    'addresses',
  ],
  payment: ['list', 'start', 'query', 'testTrade', 'testConfirm', 'tradeDetail'],
  offlinePayment: ['accounts', 'voucher', 'uploadVoucher', 'updateVoucher'],
  coupon: ['cards', 'receive', 'picker', 'mine', 'own'],
  couponExchange: ['exchange', 'info', 'consume'],
  subsidy: ['verify', 'mine'],
  review: ['list', 'mine', 'replies', 'reply', 'praise', 'praised', 'create'],
  share: ['item', 'qrcode'],
  ticket: ['take'],
  upload: ['picture'],
  delivery: ['parcels', 'track'],
  invoice: ['apply', 'titles', 'addTitle', 'changeTitle', 'deleteTitle'],
} as const satisfies { [S in keyof Contract]?: readonly (keyof Contract[S])[] }

type PageCalls = typeof pageCalls

/** The part of the contract that pages use. */
export type PageContract = {
  [S in keyof PageCalls]: Pick<Contract[S], Extract<PageCalls[S][number], keyof Contract[S]>>
}

type Subjects = Contract['operator']
type CallsOf<Calls extends { [S in keyof Subjects]?: readonly (keyof Subjects[S])[] }> = {
  [S in keyof Calls & keyof Subjects]: Pick<
    Subjects[S],
    Extract<NonNullable<Calls[S]>[number], keyof Subjects[S]>
  >
}

/** The calls that the pages of merchants and operators make, below `operator`; a table of their own (ADR 0063). */
export const deskCalls = {
  shop: ['overview', 'list', 'export', 'info', 'kinds', 'add', 'change'],
  shopTag: ['list', 'add', 'change', 'remove', 'bulk', 'recycled', 'restore'],
  clerk: ['list', 'add', 'remove', 'makeLink'],
  account: ['list', 'add', 'change', 'remove', 'makeLink', 'sessions', 'endSessions', 'resetFactor'],
  audit: ['list', 'check'],
  role: ['list', 'add', 'change', 'remove'],
  security: [
    'state',
    'enrol',
    'confirm',
    'disable',
    'recovery',
    'sendCode',
    'verify',
    'setRequired',
    'sessions',
    'endSession',
    'endOthers',
  ],
  order: ['list', 'export'],
  aftersale: ['list', 'export'],
  refund: ['export'],
  member: ['export', 'personalData', 'erase'],
  export: ['list', 'info', 'columns', 'cancel'],
  merchant: ['list', 'info', 'review'],
  memberSetting: ['get', 'set'],
  designChoice: ['shops', 'pages'],
  setup: ['check', 'open'],
  goods: ['list', 'count', 'info', 'create', 'update', 'restore', 'bulk', 'attributes', 'grades', 'stock'],
  category: ['list', 'add', 'change', 'move', 'remove'],
  attribute: [
    'list',
    'change',
    'bulk',
    'values',
    'changeValue',
    'mergeValues',
    'ofCategory',
    'setOfCategory',
  ],
  brand: ['list', 'add', 'change', 'remove', 'bulk', 'recycled', 'restore'],
  goodsProposal: ['info', 'submit', 'withdraw', 'approve', 'reject', 'setting', 'setSetting'],
  goodsSchedule: ['list', 'set', 'cancel'],
  goodsTag: ['list', 'add', 'change', 'remove', 'bulk', 'recycled', 'restore'],
  goodsImport: ['create', 'part', 'read', 'check', 'export', 'exportStock'],
  tableImport: ['create', 'part', 'read', 'check'],
  task: ['list', 'info', 'items', 'change'],
  review: ['list', 'reply', 'hide', 'show'],
  search: ['report', 'synonyms', 'setSynonyms'],
  freight: ['list', 'info', 'add', 'change', 'setDefault', 'remove', 'bulk', 'recycled', 'restore'],
  picture: ['token', 'record'],
  site: ['get', 'set'],
  agreement: ['list', 'set', 'saveDraft', 'dropDraft', 'versions', 'version'],
  article: ['list', 'count', 'info', 'add', 'change', 'remove', 'restore'],
  faq: ['get', 'set'],
  navigation: ['get', 'set', 'targets'],
  notice: ['list', 'info', 'add', 'change', 'turn', 'remove', 'restore'],
  articleCatalogue: ['list', 'add', 'change', 'move', 'setNews', 'remove'],
  opening: ['steps'],
  indexPage: ['info', 'arrange', 'addView', 'changeView', 'removeView'],
} as const satisfies { [S in keyof Subjects]?: readonly (keyof Subjects[S])[] }

/** The part of the operators' contract that these pages use. */
export type DeskContract = CallsOf<typeof deskCalls>

/** The same for the page designer, which does not load the table of the other pages. */
export const designerCalls = {
  design: [
    'open',
    'save',
    'publish',
    'unschedule',
    'versions',
    'version',
    'rollback',
    'lock',
    'unlock',
    'import',
  ],
  designChoice: ['brands', 'coupons', 'shops', 'shopTags', 'goodsTags', 'pages'],
  designModule: ['save', 'list', 'remove'],
  picture: ['token', 'record', 'list', 'edit', 'remove'],
  template: ['list', 'add', 'edit', 'remove', 'setLoginPage', 'tdk', 'setTdk', 'setPageTdk'],
} as const satisfies { [S in keyof Subjects]?: readonly (keyof Subjects[S])[] }

export type DesignerContract = CallsOf<typeof designerCalls>
