import { settledTypes, type SettledType } from './application-states'

/** A branch of trade. */
export interface MerchantType {
  id: number
  name: string
  children: readonly { id: number; name: string }[]
}

/** The setting `merchant`: rules for applications. */
export interface MerchantSetting {
  /** False: only merchants who have applied may sign in. */
  isOpen: boolean
  settledTypes: readonly SettledType[]
  /** 入驻协议 as HTML. */
  agreement: string
  types: readonly MerchantType[]
}

const agreement = `<h3>一、入驻资格</h3><p>申请人应为依法设立并有效存续的企业或个体工商户，提交的资料真实、完整、有效。</p>
<h3>二、资料使用</h3><p>您提交的证照与账户信息仅用于入驻审核与货款结算，平台按法律要求保管，不向无关第三方提供。</p>
<h3>三、经营规范</h3><p>商户应明码标价、如实描述商品，按约定时间发货，并依法承担退换货与售后责任。参与以旧换新补贴的商品须符合当地政策。</p>
<h3>四、货款结算</h3><p>货款结算至您填写的结算账户，账户信息须与入驻主体或其负责人一致。</p>
<h3>五、终止</h3><p>提供虚假资料、销售假冒伪劣商品或严重违反平台规则的，平台有权终止合作。</p>`

/** A type of the first level with at most nine below it: type 1 has 11, 12 … */
const group = (id: number, name: string, children: readonly string[]): MerchantType => ({
  id,
  name,
  children: children.map((child, index) => ({ id: id * 10 + index + 1, name: child })),
})

/** Defaults while the mall has not saved the setting. */
export const defaultMerchantSetting: MerchantSetting = {
  isOpen: true,
  settledTypes: Object.keys(settledTypes) as SettledType[],
  agreement,
  types: [
    group(1, '家用电器', ['大家电', '厨卫电器', '生活小家电']),
    group(2, '数码产品', ['手机通讯', '电脑办公', '智能穿戴']),
    group(3, '家装家居', ['家具', '卫浴建材', '适老化用品']),
    group(4, '回收服务', ['家电回收', '数码回收']),
  ],
}

/** A type that a merchant may have: one of the second level, or one of the first without children. */
export interface TradeOf {
  name: string
  parentId: number
  parentName: string
}

/** The type with an id; undefined for unknown ones and for those that only group others. */
export function findTrade(types: readonly MerchantType[], id: number): TradeOf | undefined {
  for (const parent of types) {
    if (parent.id === id && parent.children.length === 0)
      return { name: parent.name, parentId: 0, parentName: '' }
    const child = parent.children.find((one) => one.id === id)
    if (child) return { name: child.name, parentId: parent.id, parentName: parent.name }
  }
  return undefined
}
