import { valuations } from '@/lib/domain/delivery/freight-form'
import type { IndexedRegion } from '@/lib/domain/delivery/region-index'
import { rulesOf, type ConflictRules } from '../../form/conflict/conflict-rules'
import { areaText } from './area-choice'
import type { FreightDraft } from './freight-draft'

type Regions = ReadonlyMap<string, IndexedRegion>

function chargesText({ isFree, valuation, fees, tiers, frees }: FreightDraft, regions: Regions): string {
  if (isFree) return '卖家承担（包邮）'
  const { name, unit } = valuations[valuation]
  const rules =
    valuation === 3
      ? tiers.map(
          ({ area, steps }) =>
            `${areaText(area, regions)}：${steps.map(({ from, fee }) => `满${from}元 运费${fee}元`).join('，')}`,
        )
      : fees.map(
          ({ area, first, firstFee, step, stepFee }) =>
            `${areaText(area, regions)}：${first}${unit}内${firstFee}元，每增加${step}${unit}加${stepFee}元`,
        )
  const free = frees.map(
    ({ area, type, quantity, amount }) =>
      `${areaText(area, regions)}：${[type !== 2 && `满${quantity}${unit}`, type !== 1 && `满${amount}元`]
        .filter(Boolean)
        .join('且')}包邮`,
  )
  return [name, ...rules, ...free].join('\n')
}

/** How two changes of a freight template are put together: who pays and how it is charged are decided as one. */
export const freightRules = (regions: Regions): ConflictRules<FreightDraft> =>
  rulesOf({
    name: { name: '模板名称', shown: ({ name }) => name },
    charges: {
      name: '计费方式和运费规则',
      fields: ['is_free', 'valuation', 'fee', 'money', 'free'],
      keys: ['isFree', 'valuation', 'fees', 'tiers', 'frees'],
      shown: (draft) => chargesText(draft, regions),
    },
    isOn: { name: '状态', fields: ['status'], shown: ({ isOn }) => (isOn ? '启用' : '停用') },
    nopost: {
      name: '不配送地区',
      shown: ({ nopost }) => (nopost.length === 0 ? '无' : areaText(nopost, regions)),
    },
  })
