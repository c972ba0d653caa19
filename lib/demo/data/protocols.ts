export interface DemoProtocol {
  /** `member_register` and `privacy` are the contract's names; `staff` is the agreement of /license/staff. */
  type: 'member_register' | 'privacy' | 'member_logout' | 'staff'
  title: string
  sections: { heading: string; paragraphs: string[] }[]
}

/** The agreements of members and staff, and the privacy policy. Short, but with real content. */
export const protocols: DemoProtocol[] = [
  {
    type: 'member_register',
    title: '焕新商城用户注册协议',
    sections: [
      {
        heading: '一、账号',
        paragraphs: [
          '您使用本人手机号注册并设置密码，即成为焕新商城会员。一个手机号对应一个账号，请妥善保管密码与验证码，不要出借或转让账号。',
          '您可以随时修改资料或申请注销。注销前请处理完未完成的订单、售后与补贴申请，注销后积分与优惠券不再保留。',
        ],
      },
      {
        heading: '二、下单与付款',
        paragraphs: [
          '商品价格、库存、活动与补贴以结算页为准。订单提交后请在规定时间内付款，逾期订单自动取消并释放库存。',
          '因系统明显错误造成的价格异常，商城会在 24 小时内与您联系，经协商可取消订单并全额退款。',
        ],
      },
      {
        heading: '三、补贴',
        paragraphs: [
          '补贴资格仅限本人使用，不得代购套取或以虚假交易获取补贴。发现违规的，商城有权取消资格并追回补贴，情节严重的移交有关部门。',
        ],
      },
      {
        heading: '四、责任与争议',
        paragraphs: [
          '因不可抗力、运输阻断或政策调整导致的延误，商城会及时告知并提供退款或改期的选择。',
          '双方因本协议产生的争议先友好协商，协商不成的，提交商城经营者住所地有管辖权的人民法院解决。',
        ],
      },
    ],
  },
  {
    type: 'privacy',
    title: '焕新商城隐私政策',
    sections: [
      {
        heading: '一、我们收集什么',
        paragraphs: [
          '注册登录所需的手机号；下单配送所需的收货人、电话与地址；订单、售后与浏览记录；您自愿填写的头像、性别与生日。',
          '参与补贴时，需按活动要求核验收货地址与手机号，我们只保存核验结果，不保存核验过程中的证件影像。',
        ],
      },
      {
        heading: '二、我们怎么用',
        paragraphs: [
          '用于完成交易、安排送装与回收、开具发票、保障账号安全，以及向您推荐可能需要的商品。您可以在会员中心关闭推荐。',
        ],
      },
      {
        heading: '三、谁能看到',
        paragraphs: [
          '配送、安装与回收服务商只能看到完成服务所必需的信息；支付机构只处理付款所需的金额与订单号。未经您同意，我们不会向其他第三方提供个人信息。',
        ],
      },
      {
        heading: '四、您的权利',
        paragraphs: [
          '您可以查阅、更正、导出和删除个人信息，也可以撤回授权或注销账号。请在会员中心操作，或致电 400-100-0000 由人工协助，我们在 15 个工作日内答复。',
        ],
      },
      {
        heading: '五、保存与安全',
        paragraphs: [
          '信息保存在境内服务器，按法律要求的最短期限保留。我们使用加密传输、分级权限与定期审计保护数据，发生安全事件会及时通知您。',
        ],
      },
    ],
  },
  {
    type: 'member_logout',
    title: '焕新商城账号注销协议',
    sections: [
      {
        heading: '一、注销之前',
        paragraphs: [
          '请先完成或取消进行中的订单，并用完储值余额。订单完成之前或储值余额未用完时，账号不能注销。',
          '商家和运营账号不能自行注销，请联系客服办理。',
        ],
      },
      {
        heading: '二、注销之后',
        paragraphs: [
          '手机号、微信与账号解除绑定，所有设备退出登录；优惠券、积分和会员等级作废；收货地址、收藏、足迹和发票抬头删除。',
          '订单不能再查看，也不能再申请售后。注销后不能恢复，同一手机号可以重新注册，但不会找回原账号的内容。',
        ],
      },
    ],
  },
  {
    type: 'staff',
    title: '员工内购协议',
    sections: [
      {
        heading: '一、适用范围',
        paragraphs: [
          '本页面的特卖商品、福袋与常规内购商品仅供在职员工本人及登记亲友购买，按活动额度与限购件数执行。',
        ],
      },
      {
        heading: '二、使用约定',
        paragraphs: [
          '内购商品仅供自用，不得转售牟利，不得将内购价格与页面截图对外传播。内购订单不参与以旧换新补贴与其他优惠叠加。',
          '离职当日内购资格自动停用，已付款订单照常履行，售后政策与市售商品一致。',
        ],
      },
    ],
  },
]
