import 'server-only'
import type { OpeningStep } from '@/lib/contract/operator/shops/opening'
import { isProgrammeOn } from '@/lib/domain/goods/subsidy'
import type { Env } from '@/lib/env'
import { shownGoods } from '@/lib/server/catalogue/goods-lookup/visible-products'
import { only } from '@/lib/server/ground/db/only'
import { columnsOfParts, selectParts } from '@/lib/server/ground/db/parts'
import { boolean, nullable, number, statement } from '@/lib/server/ground/db/statement'
import type { Mall } from '@/lib/server/ground/mall'
import { settingsIn } from '@/lib/server/ground/settings'

const facts = {
  settings: settingsIn(
    'shop',
    'service',
    'footer',
    'programme',
    'protocol.member_register',
    'protocol.privacy',
  ),
  categories: {
    sql: `(select count(*) from categories where not is_main and distributor_id = 0)`,
    column: number,
  },
  /** Counted as far as the words need. */
  goods: {
    sql: `(select count(*) from (select 1 from goods g where ${shownGoods} limit 1000) found)`,
    column: number,
  },
  itemId: {
    sql: `(select d.item_id from goods g join skus d on d.goods_id = g.goods_id and d.is_default
            where ${shownGoods} and g.approve_status = 'onsale'
              and exists (select from skus s where s.goods_id = g.goods_id and s.store > 0)
            order by g.goods_id limit 1)`,
    column: nullable(number),
  },
  hasHome: {
    sql: `exists (select from pc_templates where page_type = 'index' and status = 1 and distributor_id = 0)`,
    column: boolean,
  },
  hasAccounts: {
    sql: `exists (select from bank_accounts)`,
    column: boolean,
  },
}
const openingFacts = statement('opening_facts', `select ${selectParts(facts)}`, columnsOfParts(facts))

/** A step before a mall opens. */
export interface Step {
  step: OpeningStep
  is_done: boolean
  is_optional: boolean
  notes: string[]
}

/** The ways to pay that this mall offers, in words, and the variables that would add others. */
function paymentNotes(env: Env, takesTransfers: boolean) {
  const ways: [boolean, string, string][] = [
    [env.wechat !== null, '微信支付', 'MALL_WECHAT_APP_ID、MALL_WECHAT_MCH_ID 等变量'],
    [env.alipay !== null, '支付宝', 'MALL_ALIPAY_APP_ID、MALL_ALIPAY_PRIVATE_KEY 等变量'],
    [takesTransfers, '对公转账', ''],
    [env.payTest, '测试支付（不收款，仅用于试运行）', ''],
  ]
  return {
    offered: ways.filter(([isOffered]) => isOffered).map(([, name]) => name),
    /** A way that brings money. */
    isReal: env.wechat !== null || env.alipay !== null || takesTransfers,
    missing: ways
      .filter(([isOffered, , variables]) => !isOffered && variables)
      .map(([, name, variables]) => `${name}需要在服务器上设置 ${variables}`),
  }
}

/**
 * The steps before the mall opens, in the sequence in which they are done, and a product for a first order.
 */
export async function listOpeningSteps(mall: Mall): Promise<{ list: Step[]; item_id: number | null }> {
  const { env, db, now } = mall
  const found = only(await db.run(openingFacts, []), 'the state of a new mall')
  const { shop, service, footer, programme } = found.settings
  const { offered, missing, isReal } = paymentNotes(env, found.hasAccounts)
  const hasAgreements =
    Boolean(found.settings['protocol.member_register']?.content) &&
    Boolean(found.settings['protocol.privacy']?.content)
  const pays = programme !== undefined && isProgrammeOn(programme, now()) && programme.classes.length > 0
  const step = (name: OpeningStep, isDone: boolean, notes: (string | false)[] = [], isOptional = false) => ({
    step: name,
    is_done: isDone,
    is_optional: isOptional,
    notes: notes.filter((note) => note !== false),
  })
  return {
    list: [
      step('site', Boolean(shop?.brand_name), [
        shop?.brand_name ? `名称：${shop.brand_name}` : '尚未设置名称',
      ]),
      step('company', Boolean(footer?.operator && service?.phone), [
        !service?.phone && '尚未填写客服电话',
        !footer?.operator && '尚未填写运营主体',
        !footer?.filing && '尚未填写备案号，公开运营的网站必须备案',
      ]),
      step('agreement', hasAgreements, [
        hasAgreements ? '注册协议和隐私政策已发布' : '注册协议、隐私政策尚未发布',
      ]),
      step('payment', isReal, [
        offered.length > 0 ? `已开通：${offered.join('、')}` : '尚未开通支付方式，顾客无法付款',
        ...missing,
      ]),
      step('category', found.categories > 0, [`已有${found.categories}个分类`]),
      step('goods', found.goods > 0, [
        found.goods >= 1000 ? '在售商品超过1000个' : `在售商品${found.goods}个`,
      ]),
      step('home', found.hasHome, [found.hasHome ? '首页已装修' : '未装修时首页展示全部在售商品'], true),
      step(
        'subsidy',
        pays,
        [
          env.identity === 'none' && '没有开通身份核验，不能发放补贴',
          pays ? `${programme.name}进行中` : '没有进行中的补贴活动',
        ],
        true,
      ),
    ],
    item_id: found.itemId,
  }
}
