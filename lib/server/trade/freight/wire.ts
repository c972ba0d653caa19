import 'server-only'
import type { DeskFreight } from '@/lib/contract/operator/trade/freight'
import { rulesOf } from '@/lib/domain/delivery/freight-form'
import { presentAreas } from '@/lib/server/ground/region/find-region'
import type { FreightRow } from './sql'

/** A template as the desk edits it. Former counties are those that they became part of, where orders find them. */
export function wireTemplate(row: FreightRow): DeskFreight {
  const { fee, money, free, nopost } = rulesOf(row.conf, row.valuation)
  const present = <Rule extends { area: string[] }>(rules: Rule[]) =>
    rules.map((rule) => ({ ...rule, area: presentAreas(rule.area) }))
  return {
    templates_id: row.templateId,
    name: row.name,
    is_free: row.isFree,
    valuation: row.valuation,
    status: row.status,
    is_default: row.isDefault,
    fee: present(fee),
    money: present(money),
    free: present(free),
    nopost: presentAreas(nopost),
    goods_num: row.goodsNum,
    version: row.version,
  }
}
