'use client'
import { Button } from '@/components/ui/button'
import { Select } from '@/components/ui/select'
import {
  freeTypes,
  valuations,
  type FreeType,
  type FreightProblems,
} from '@/lib/domain/delivery/freight-form'
import type { IndexedRegion } from '@/lib/domain/delivery/region-index'
import { newFee, newFree, newTier, type FreightDraft } from './freight-draft'
import { RuleList } from './rule-list'
import { changedAt, Figure, withoutAt } from './rule-row'

interface RulesProps {
  draft: FreightDraft
  set: (part: Partial<FreightDraft>) => void
  problems: FreightProblems
  index: ReadonlyMap<string, IndexedRegion>
}

/** 首件 and 续件, or weight and volume, by region. */
export function FeeRules({ draft, set, problems, index }: RulesProps) {
  const { unit } = valuations[draft.valuation]
  return (
    <RuleList
      kind="fee"
      noun="运费规则"
      rules={draft.fees}
      onChange={(fees) => set({ fees })}
      isNeeded
      addText="新增地区规则"
      // Before the rule for the whole country, which is the last resort.
      added={(fees) => [newFee(), ...fees]}
      problems={problems}
      index={index}
    >
      {({ rule, name, isWrong, set: change }) => {
        const figure = (field: 'first' | 'firstFee' | 'step' | 'stepFee', label: string, of: string) => (
          <Figure
            label={`${name}的${label}`}
            value={rule[field]}
            unit={of}
            isWrong={isWrong}
            onChange={(value) => change({ [field]: value })}
          />
        )
        return (
          <>
            <span className="flex items-center gap-2">
              {figure('first', '首件数量', unit)}内{figure('firstFee', '首件运费', '元')}
            </span>
            <span className="flex items-center gap-2">
              每增加{figure('step', '续件数量', unit)}加{figure('stepFee', '续件运费', '元')}
            </span>
          </>
        )
      }}
    </RuleList>
  )
}

/** Freight by the amount of the goods, by region. */
export const TierRules = ({ draft, set, problems, index }: RulesProps) => (
  <RuleList
    kind="money"
    noun="运费规则"
    rules={draft.tiers}
    onChange={(tiers) => set({ tiers })}
    isNeeded
    addText="新增地区规则"
    added={(tiers) => [newTier(), ...tiers]}
    problems={problems}
    index={index}
  >
    {({ rule: { steps }, name, isWrong, set: change }) => (
      <ol className="grid basis-full gap-2">
        {steps.map((step, place) => (
          <li key={place} className="flex flex-wrap items-center gap-2">
            满
            <Figure
              label={`${name}第${place + 1}段的商品金额`}
              value={step.from}
              unit="元"
              isWrong={isWrong}
              onChange={(from) => change({ steps: changedAt(steps, place, { from }) })}
            />
            起，运费
            <Figure
              label={`${name}第${place + 1}段的运费`}
              value={step.fee}
              unit="元"
              isWrong={isWrong}
              onChange={(fee) => change({ steps: changedAt(steps, place, { fee }) })}
            />
            {place > 0 && (
              <Button
                variant="text"
                aria-label={`删除${name}第${place + 1}段`}
                onClick={() => change({ steps: withoutAt(steps, place) })}
              >
                删除
              </Button>
            )}
          </li>
        ))}
        <li>
          <Button
            variant="text"
            aria-label={`新增一段，${name}`}
            disabled={steps.length >= 20}
            onClick={() => change({ steps: [...steps, { from: '', fee: '' }] })}
          >
            新增一段
          </Button>
        </li>
      </ol>
    )}
  </RuleList>
)

const typeOptions = ([2, 1, 3] as const).map((type) => ({ value: String(type), label: freeTypes[type] }))

/** The conditions of free freight, by region. */
export function FreeRules({ draft, set, problems, index }: RulesProps) {
  const { unit } = valuations[draft.valuation]
  const isMost = draft.valuation === 1 || draft.valuation === 4
  return (
    <RuleList
      kind="free"
      noun="包邮条件"
      rules={draft.frees}
      onChange={(frees) => set({ frees })}
      addText="新增包邮条件"
      added={(frees) => [...frees, newFree()]}
      problems={problems}
      index={index}
    >
      {({ rule, name, isWrong, set: change }) => (
        <>
          <Select
            aria-label={`${name}的条件`}
            options={typeOptions}
            value={String(rule.type)}
            onChange={({ target }) => change({ type: Number(target.value) as FreeType })}
            className="w-44"
          />
          {rule.type !== 1 && (
            <span className="flex items-center gap-2">
              满
              <Figure
                label={`${name}的金额`}
                value={rule.amount}
                unit="元"
                isWrong={isWrong}
                onChange={(amount) => change({ amount })}
              />
            </span>
          )}
          {rule.type !== 2 && (
            <span className="flex items-center gap-2">
              {isMost ? '不超过' : '满'}
              <Figure
                label={`${name}的数量`}
                value={rule.quantity}
                unit={unit}
                isWrong={isWrong}
                onChange={(quantity) => change({ quantity })}
              />
            </span>
          )}
          包邮
        </>
      )}
    </RuleList>
  )
}
