'use client'
import { Button } from '@/components/ui/button'
import { errorId } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import {
  freeTypes,
  freightLimits,
  valuations,
  type FreeType,
  type FreightProblems,
} from '@/lib/domain/delivery/freight-form'
import type { IndexedRegion } from '@/lib/domain/delivery/region-index'
import { AreaField } from './area-field'
import { newFee, newFree, newTier, type FreightDraft } from './freight-draft'
import { changedAt, Figure, movedUp, RuleRow, withoutAt } from './rule-row'

interface RulesProps {
  draft: FreightDraft
  set: (part: Partial<FreightDraft>) => void
  problems: FreightProblems
  index: ReadonlyMap<string, IndexedRegion>
}

interface AddProps {
  text: string
  count: number
  /** Id of the list, for its own problem. */
  id: string
  problem: string | undefined
  onAdd: () => void
}

const AddRule = ({ text, count, id, problem, onAdd }: AddProps) => (
  <div className="mt-2 grid justify-items-start gap-1">
    <Button
      id={id}
      variant="ghost"
      disabled={count >= freightLimits.rules}
      aria-describedby={problem ? errorId(id) : undefined}
      onClick={onAdd}
    >
      {text}
    </Button>
    {problem && (
      <p id={errorId(id)} role="alert" className="text-brand text-xs">
        {problem}
      </p>
    )}
  </div>
)

/** 首件 and 续件, or weight and volume, by region. */
export function FeeRules({ draft, set, problems, index }: RulesProps) {
  const { fees, valuation } = draft
  const { unit } = valuations[valuation]
  const change = (next: FreightDraft['fees']) => set({ fees: next })
  return (
    <>
      <ol className="divide-line border-line divide-y border-y">
        {fees.map((rule, at) => {
          const [name, problem] = [`运费规则${at + 1}`, problems[`fee.${at}`]]
          const id = `freight-fee.${at}`
          const figure = (field: 'first' | 'firstFee' | 'step' | 'stepFee', label: string, of: string) => (
            <Figure
              label={`${name}的${label}`}
              value={rule[field]}
              unit={of}
              isWrong={problem !== undefined}
              onChange={(value) => change(changedAt(fees, at, { [field]: value }))}
            />
          )
          return (
            <RuleRow
              key={at}
              id={id}
              name={name}
              problem={problem}
              onUp={at > 0 ? () => change(movedUp(fees, at)) : undefined}
              onRemove={fees.length > 1 ? () => change(withoutAt(fees, at)) : undefined}
            >
              <AreaField
                id={id}
                label={name}
                value={rule.area}
                index={index}
                onChange={(area) => change(changedAt(fees, at, { area }))}
              />
              <span className="flex items-center gap-2">
                {figure('first', '首件数量', unit)}内{figure('firstFee', '首件运费', '元')}
              </span>
              <span className="flex items-center gap-2">
                每增加{figure('step', '续件数量', unit)}加{figure('stepFee', '续件运费', '元')}
              </span>
            </RuleRow>
          )
        })}
      </ol>
      <AddRule
        text="新增地区规则"
        id="freight-fee"
        count={fees.length}
        problem={problems.fee}
        // Before the rule for the whole country, which is the last resort.
        onAdd={() => change([newFee(), ...fees])}
      />
    </>
  )
}

/** Freight by the amount of the goods, by region. */
export function TierRules({ draft, set, problems, index }: RulesProps) {
  const { tiers } = draft
  const change = (next: FreightDraft['tiers']) => set({ tiers: next })
  return (
    <>
      <ol className="divide-line border-line divide-y border-y">
        {tiers.map((rule, at) => {
          const [name, problem] = [`运费规则${at + 1}`, problems[`money.${at}`]]
          const id = `freight-money.${at}`
          const changeSteps = (steps: typeof rule.steps) => change(changedAt(tiers, at, { steps }))
          return (
            <RuleRow
              key={at}
              id={id}
              name={name}
              problem={problem}
              onUp={at > 0 ? () => change(movedUp(tiers, at)) : undefined}
              onRemove={tiers.length > 1 ? () => change(withoutAt(tiers, at)) : undefined}
            >
              <AreaField
                id={id}
                label={name}
                value={rule.area}
                index={index}
                onChange={(area) => change(changedAt(tiers, at, { area }))}
              />
              <ol className="grid basis-full gap-2">
                {rule.steps.map((step, place) => (
                  <li key={place} className="flex flex-wrap items-center gap-2">
                    满
                    <Figure
                      label={`${name}第${place + 1}段的商品金额`}
                      value={step.from}
                      unit="元"
                      isWrong={problem !== undefined}
                      onChange={(from) => changeSteps(changedAt(rule.steps, place, { from }))}
                    />
                    起，运费
                    <Figure
                      label={`${name}第${place + 1}段的运费`}
                      value={step.fee}
                      unit="元"
                      isWrong={problem !== undefined}
                      onChange={(fee) => changeSteps(changedAt(rule.steps, place, { fee }))}
                    />
                    {place > 0 && (
                      <Button
                        variant="text"
                        aria-label={`删除${name}第${place + 1}段`}
                        onClick={() => changeSteps(withoutAt(rule.steps, place))}
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
                    disabled={rule.steps.length >= 20}
                    onClick={() => changeSteps([...rule.steps, { from: '', fee: '' }])}
                  >
                    新增一段
                  </Button>
                </li>
              </ol>
            </RuleRow>
          )
        })}
      </ol>
      <AddRule
        text="新增地区规则"
        id="freight-money"
        count={tiers.length}
        problem={problems.money}
        onAdd={() => change([newTier(), ...tiers])}
      />
    </>
  )
}

const typeOptions = ([2, 1, 3] as const).map((type) => ({ value: String(type), label: freeTypes[type] }))

/** The conditions of free freight, by region. */
export function FreeRules({ draft, set, problems, index }: RulesProps) {
  const { frees, valuation } = draft
  const { unit } = valuations[valuation]
  const isMost = valuation === 1 || valuation === 4
  const change = (next: FreightDraft['frees']) => set({ frees: next })
  return (
    <>
      {frees.length > 0 && (
        <ol className="divide-line border-line divide-y border-y">
          {frees.map((rule, at) => {
            const [name, problem] = [`包邮条件${at + 1}`, problems[`free.${at}`]]
            const id = `freight-free.${at}`
            return (
              <RuleRow
                key={at}
                id={id}
                name={name}
                problem={problem}
                onUp={at > 0 ? () => change(movedUp(frees, at)) : undefined}
                onRemove={() => change(withoutAt(frees, at))}
              >
                <AreaField
                  id={id}
                  label={name}
                  value={rule.area}
                  index={index}
                  onChange={(area) => change(changedAt(frees, at, { area }))}
                />
                <Select
                  aria-label={`${name}的条件`}
                  options={typeOptions}
                  value={String(rule.type)}
                  onChange={({ target }) =>
                    change(changedAt(frees, at, { type: Number(target.value) as FreeType }))
                  }
                  className="w-44"
                />
                {rule.type !== 1 && (
                  <span className="flex items-center gap-2">
                    满
                    <Figure
                      label={`${name}的金额`}
                      value={rule.amount}
                      unit="元"
                      isWrong={problem !== undefined}
                      onChange={(amount) => change(changedAt(frees, at, { amount }))}
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
                      isWrong={problem !== undefined}
                      onChange={(quantity) => change(changedAt(frees, at, { quantity }))}
                    />
                  </span>
                )}
                包邮
              </RuleRow>
            )
          })}
        </ol>
      )}
      <AddRule
        text="新增包邮条件"
        id="freight-free"
        count={frees.length}
        problem={undefined}
        onAdd={() => change([...frees, newFree()])}
      />
    </>
  )
}
