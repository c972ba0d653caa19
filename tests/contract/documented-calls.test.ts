import { apiPrefix } from '@/lib/contract'
import { handleContract } from '@/lib/server/edge/http/handler'
import { builders } from '../fixtures/engine/builders'
import { openTestMall, type TestMall } from '../fixtures/engine/test-mall'

/**
 * Every call that the contract names for members and for the points mall is answered. Paths are written with sample
 * ids; `|` separates several methods of one path.
 */
const documented: Record<string, readonly string[]> = {
  'contract member §2': ['GET /token/refresh', 'GET|POST /user.logout'],
  'contract member §5, sign-in': [
    'GET /member/image/code',
    'GET /distributor/image/code',
    'GET /member/sms/code',
    'POST /login',
    'POST /new_login',
    'POST /member',
    'POST /member/reset/password',
    'POST /member/bind',
    'POST /member/is_new',
  ],
  'contract member §5.6': [
    'POST /member/email/register',
    'POST /member/email/activate',
    'POST /member/email/activation/resend',
    'POST /member/email/code',
    'POST /member/email/password/reset-request',
    'POST /member/email/password/reset',
  ],
  'contract member §5.10 to contract member §5.12': [
    'GET /trustlogin/list',
    'GET /trustlogin/params',
    'POST /oauthlogin',
    'POST /oauth/login/authorize',
    'GET /oauth/login/valid',
    'GET /oauth/getredirecturl',
    'GET /oauth/getopenid',
  ],
  'contract member §5.13 and contract member §5.14': [
    'GET|PUT|DELETE /member',
    'GET /member/setting',
    'GET|PUT /memberinfo',
    'GET /espier/config/request_field_setting',
    'PUT /member/mobile',
    'GET /member/statistical',
    'GET /member/agreement',
    'GET /whitelist/status',
    'GET /barcode',
  ],
  'contract member §6': [
    'GET /member/addresslist',
    'POST /member/address',
    'GET|POST|PUT|DELETE /member/address/1',
    'POST /member/address/delete/1',
    'GET /espier/address',
    'GET /member/addressarea',
  ],
  'contract member §7': [
    'GET /getCardList',
    'GET /user/receiveCard',
    'GET /user/getUserCardList',
    'GET /user/newGetCardList',
    'GET /user/getCardDetail',
    'GET /user/newGetCardDetail',
    'GET /user/consumCard',
    'GET /user/usedCard',
    'GET /user/removeCard',
    'GET /user/getCardList',
    'GET /getCardDetail/1',
    'POST /user/exchangeCard',
    'GET /user/exchangeCardInfo',
    'POST /user/receiveCardPackage',
    'POST /user/currentGardCardPackage',
    'GET /user/showCardPackage',
    'POST /user/confirmPackageShow',
    'GET /user/getBindCardList',
  ],
  'contract member §8': [
    'GET /point/member/info',
    'GET /point/member',
    'GET /point/rule',
    'GET /deposit/info',
    'GET /deposit/list',
    'GET /deposit/rechargerules',
    'POST /deposit/recharge_new',
    'POST /deposit/to/point',
  ],
  'contract member §9': [
    'GET /vipgrades/newlist',
    'GET /vipgrades/list',
    'POST /vipgrades/buy',
    'GET /vipgrades/uservip',
    'GET /membercard/grades',
    'GET /rights',
    'GET /rights/1',
    'GET /rightscode/1',
    'GET /rightsLogs',
  ],
  'contract member §10': [
    'GET|POST|DELETE /member/collect/item',
    'POST /member/collect/item/1',
    'GET /member/collect/item/num',
    'GET|DELETE /member/collect/distribution',
    'POST /member/collect/distribution/1',
    'GET /member/collect/distribution/num',
    'GET /member/collect/distribution/check',
    'GET|DELETE /member/collect/article',
    'POST /member/collect/article/1',
    'GET /member/collect/article/num',
    'GET /member/collect/article/info',
    'GET /member/browse/history/list',
    'POST /member/browse/history/save',
    'POST /member/subscribe/item/1',
    'GET /member/item/is_subscribe/1',
  ],
  'contract member §11': [
    'GET /distributor/list',
    'GET /distributor/is_valid',
    'GET /distributor/pickuplocation',
    'GET /distributor/self',
    'GET /distributor/default',
    'GET /distributor/get_all_distributor',
    'GET /distributor/category/list',
    'GET /distributor/getDistributorInfo',
    'GET /distributor/config/inRule',
    'GET /distributor/alllist',
    'GET /distributor/deliverytype',
    'GET /distributor/merchant/isvaild',
    'GET /distributor/areainfo',
    'GET /distributor/checkUserInWhite',
    'GET /distributor/aftersaleaddress',
    'GET /distributor/whitelistByMember',
  ],
  'contract member §12': [
    'GET /shops/protocol',
    'GET /shops/protocolUpdateTime',
    'GET /shops/protocolsaleman',
    'GET /shops/setting',
    'GET /shops/info',
    'GET /pctemplate/loginPage/setting',
    'GET /common/setting',
    'GET /company/setting',
    'GET /espier/image_upload_token',
    'POST /espier/uploadlocal',
    'POST /espier/upload',
  ],
  'contract member §13': [
    'POST /merchant/login',
    'GET /merchant/basesetting',
    'GET /merchant/type/list',
    'GET /adapay/bank/list',
    'GET /merchant/settlementapply/step',
    'POST /merchant/settlementapply/1',
    'GET /merchant/settlementapply/detail',
    'GET /merchant/settlementapply/auditstatus',
    'POST /merchant/password/reset',
  ],
  'contract member §14.1': [
    'GET /enterprises',
    'GET /employee/email/vcode',
    'POST /employee/check',
    'POST /employee/auth',
    'GET /user/enterprises',
    'GET /user/enterprise/distributor',
    'GET /employeepurchase/is_open',
    'GET /employeepurchase/activities',
    'GET /employeepurchase/activity/detail',
    'GET /employeepurchase/activity/items',
    'GET /employeepurchase/activity/item/1',
    'GET /employeepurchase/activity/items/category',
    'GET /employee/activitydata',
    'GET /employeepurchase/internal-sale-eligibility',
    'POST /employeepurchase/activity/behavior-report',
    'GET /employee/invitecode',
    'GET /employee/invitelist',
    'POST /employee/relative/bind',
    'GET|POST|PUT|DELETE /employeepurchase/cart',
    'PUT /employeepurchase/cart/checkstatus',
    'PUT /employeepurchase/order/receiver',
    'GET /employeepurchase/cartcount',
  ],
  'contract member §14.2': [
    'POST /staff.mobile',
    'POST /staff.send.vcode',
    'POST /staff.dologin',
    'POST /staff.agreement',
    'GET /staff.address.list',
    'GET /staff.activity.items',
    'GET /lucky.activity.items',
  ],
  'contract member §15': [
    'GET /pointsmall/setting',
    'GET /promotions/groups',
    'GET /groupOrders',
    'GET /groupOrders/1',
    'GET /registrationActivityList',
    'GET /registrationActivity',
    'POST /registrationSubmit',
    'POST /joinActivity',
    'GET /registrationRecordList',
    'GET /registrationRecordInfo',
    'POST /cancelRecord',
  ],
  'contract member §16': [
    'POST /user.mobile.login',
    'POST /user.logout',
    'GET /user.account.verify',
    'POST /user.account.verify.code',
    'GET /user.account.send.email',
    'GET /user.check.account',
    'POST /user.bindMobile',
    'GET /user.trustlogin.list',
    'POST /user.trustlogin.bind',
    'GET|POST /user.trustlogin.bindExistsUser',
    'GET|POST /user.trustlogin.bindSignupUser',
    'POST /user.trustlogin.unbind',
    'POST /user.attr',
    'POST /user.attr.save',
    'POST /user.license',
    'POST /user.clause',
    'POST /user.point.get',
    'POST /user.rights',
    'GET /member.safe.checkResetLoginPassword',
    'GET /member.safe.updateLoginPassword',
    'POST /member.safe.resetLoginPassword',
    'GET /member.address.get',
    'POST /member.address.add',
    'POST /member.address.delete',
    'GET /member.address.setDefault',
    'GET|POST /member.favorite.item.add',
    'GET|POST /member.favorite.item.remove',
    'GET|POST /member.favorite.shop.add',
    'GET /item.fav',
    'GET /shop.coupon',
    'POST /shop.coupon.receive',
    'POST /promotion.coupon.use',
    'POST /promotion.coupon.cancel',
    'GET /store.search',
  ],
  'contract goods §15': [
    'GET /pointsmall/goods/items',
    'GET /pointsmall/goods/items/1',
    'GET /pointsmall/lovely/goods/items',
    'GET /pointsmall/setting',
    'GET /pointsmall/goods/category',
  ],
}

let mall: TestMall
let token: string
beforeAll(async () => {
  mall = await openTestMall()
  token = (await builders(mall).member()).token
})
afterAll(() => mall.close())

const calls = Object.entries(documented).flatMap(([section, rows]) =>
  rows.flatMap((row) => {
    const [methods = '', path = ''] = row.split(' ')
    return methods.split('|').map((method) => ({ section, method, path }))
  }),
)

/** Statuses that say that the mall has no such call (ADR 0048). */
async function refusal(method: string, path: string): Promise<string | undefined> {
  const request = new Request(`http://mall.test${apiPrefix}${path}`, {
    method,
    headers: { authorization: `Bearer ${token}` },
  })
  const response = await handleContract(async () => mall, request)
  const { data } = (await response.json()) as { data?: { status_code?: number; message?: string } }
  if (response.status >= 500 || (data?.status_code ?? 0) >= 500) return 'fails'
  return data?.message === '接口不存在' || data?.status_code === 405 ? data.message : undefined
}

it.each(calls)('$method $path of $section is answered', async ({ method, path }) => {
  expect(await refusal(method, path)).toBeUndefined()
})

it('notices a call that does not exist', async () => {
  expect(await refusal('GET', '/member/nothing')).toBe('接口不存在')
  expect(await refusal('DELETE', '/login')).toEqual(expect.any(String))
})

it('changes a password only by POST, so that none is in an address (contract member §16)', async () => {
  const passwords = 'password=Mall2026&new_pwd=Mall2027&new_pwd_confirmation=Mall2027'
  expect(await refusal('GET', `/member.safe.resetLoginPassword?${passwords}`)).toEqual(expect.any(String))
})
