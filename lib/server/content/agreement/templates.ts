import 'server-only'
import { escapeMarkup } from '@/lib/domain/text'

/** The names and contacts of a mall that the templates contain. */
export interface MallNames {
  brand: string
  /** The company that runs it; empty when it is not entered yet. */
  operator: string
  phone: string
  email: string
  address: string
}

type Section = [heading: string, ...paragraphs: string[]]

const htmlOf = (sections: readonly Section[]): string =>
  sections
    .map(
      ([heading, ...paragraphs]) =>
        `<h2>${escapeMarkup(heading)}</h2>${paragraphs.map((text) => `<p>${escapeMarkup(text)}</p>`).join('')}`,
    )
    .join('')

const contactOf = ({ phone, email, address }: MallNames): string =>
  [phone && `客服电话：${phone}`, email && `邮箱：${email}`, address && `地址：${address}`]
    .filter(Boolean)
    .join('；') || '客服电话：（请填写）'

/** Texts to begin with; a lawyer reads them before the mall opens. */
export const agreementTemplates = {
  member_register: (mall: MallNames): string =>
    htmlOf([
      [
        '一、协议的范围',
        `本协议由您与${mall.operator || '（请填写运营主体）'}（以下称“我们”）订立，适用于您在${mall.brand}注册账号、浏览商品、下单付款和使用售后服务的行为。`,
        '您勾选同意并完成注册，即表示您已阅读并同意本协议。未满十八周岁的用户请在监护人陪同下阅读和使用。',
      ],
      [
        '二、账号',
        '您应使用本人的手机号注册，并对账号下的操作负责。请妥善保管密码和验证码，不要转让或出借账号。发现账号被他人使用时，请及时联系我们。',
        '您可以在会员中心申请注销账号，注销的条件和结果见《注销协议》。',
      ],
      [
        '三、交易',
        '商品的名称、价格、库存和说明以下单时页面显示的为准。您提交订单并付款后，我们按页面承诺的时间发货。因库存或价格出现明显错误而无法履行的，我们会及时通知您并全额退款。',
        '参加国家或地方补贴活动的商品，资格、金额和限购数量按活动的公告执行。',
      ],
      [
        '四、退换货',
        '除法律规定不适用的商品外，您自签收次日起七日内可以无理由退货，商品应保持完好。质量问题的退换货按国家三包规定和页面承诺执行。',
      ],
      [
        '五、用户行为',
        '您不得利用本商城从事违法活动，不得以技术手段干扰服务、批量下单牟利或冒用他人身份。违反约定的，我们可以取消订单、限制或停用账号。',
      ],
      [
        '六、协议的变更和争议',
        '我们修改本协议时会在本页公布新的内容和生效日期。因本协议产生的争议，双方先协商解决；协商不成的，可以向我们所在地有管辖权的人民法院起诉。',
      ],
      ['七、联系我们', contactOf(mall)],
    ]),
  privacy: (mall: MallNames): string =>
    htmlOf([
      [
        '一、我们收集的信息',
        `${mall.operator || '（请填写运营主体）'}（以下称“我们”）运营${mall.brand}。注册时我们收集您的手机号和密码；下单时收集收货人姓名、电话和地址；付款时由支付机构处理付款信息，我们只保存付款结果；售后时收集您提交的说明和照片。`,
        '参加补贴活动需要核验身份时，经您单独同意，我们收集姓名和身份证号码，加密保存，仅用于核验资格和向主管部门申报。',
      ],
      [
        '二、信息的使用',
        '上述信息用于创建账号、完成订单、配送、开具发票、处理售后，以及保障交易安全。未经您同意，我们不会将信息用于其他目的。',
      ],
      [
        '三、信息的提供',
        '为完成订单，我们向物流公司提供收货信息，向支付机构提供订单金额和编号，向入驻商家提供其订单的必要信息。除法律要求外，我们不会向其他人提供您的个人信息。',
      ],
      ['四、Cookie', '我们使用必要的 Cookie 保持登录状态和购物车，不用于跨网站的广告追踪。'],
      [
        '五、保存和保护',
        '信息保存在中国境内。订单信息按法律要求保存至少三年，账号信息在注销后删除或匿名化。我们采用加密传输、权限控制和操作记录等措施保护信息安全。',
      ],
      [
        '六、您的权利',
        '您可以在会员中心查询、更正个人资料，删除收货地址，或注销账号；也可以联系我们行使查阅、复制、更正、删除和撤回同意的权利，我们在十五个工作日内答复。',
      ],
      ['七、政策的变更', '本政策发生重大变更时，我们会在登录页面提示，并公布更新日期和生效日期。'],
      ['八、联系我们', contactOf(mall)],
    ]),
  member_logout: (mall: MallNames): string =>
    htmlOf([
      [
        '一、注销的条件',
        `申请注销${mall.brand}账号前，请确认没有进行中的订单、售后和退款，账户余额已经用完或提现。`,
      ],
      [
        '二、注销的结果',
        '注销后账号不能恢复：积分、优惠券、会员等级和收藏将被清除，您将不能再用该账号登录或查询历史订单。',
        '法律要求保存的交易记录会按规定期限继续保存，不再用于其他目的。',
      ],
      ['三、联系我们', contactOf(mall)],
    ]),
  staff: (mall: MallNames): string =>
    htmlOf([
      [
        '一、参加人员',
        `员工内购由参加企业的在职员工及其邀请的亲友在${mall.brand}使用本人账号参加，离职后资格自动失效。`,
      ],
      [
        '二、购买规则',
        '内购商品、价格、额度和时间以活动页面为准。内购商品仅供自用，不得转售；企业可以核查异常购买并取消资格。',
      ],
      ['三、联系我们', contactOf(mall)],
    ]),
} as const
