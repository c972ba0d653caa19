'use client'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { errorId } from '@/components/ui/field'
import { freightLimits, type FreightProblems } from '@/lib/domain/delivery/freight-form'
import type { IndexedRegion } from '@/lib/domain/delivery/region-index'
import { AreaField } from './area-field'
import { changedAt, movedUp, RuleRow, withoutAt } from './rule-row'

/** A rule as a row of the list shows it. */
interface ShownRule<Rule> {
  rule: Rule
  /** For labels: 运费规则2. */
  name: string
  isWrong: boolean
  set: (part: Partial<Rule>) => void
}

interface RuleListProps<Rule extends { area: string[] }> {
  /** Of problems and ids: `fee`. */
  kind: 'fee' | 'money' | 'free'
  noun: string
  rules: readonly Rule[]
  onChange: (rules: Rule[]) => void
  /** A template keeps one of these rules. */
  isNeeded?: boolean
  addText: string
  /** The rules with a new one. */
  added: (rules: readonly Rule[]) => Rule[]
  problems: FreightProblems
  index: ReadonlyMap<string, IndexedRegion>
  /** The fields of a rule, beside its region. */
  children: (shown: ShownRule<Rule>) => ReactNode
}

/** Rules of a freight template by region, of which the first one that matches counts: moved up, removed, added. */
export function RuleList<Rule extends { area: string[] }>(props: RuleListProps<Rule>) {
  const { kind, noun, rules, onChange, isNeeded = false, addText, added, problems, index, children } = props
  const id = `freight-${kind}`
  const listProblem = isNeeded ? problems[kind] : undefined
  return (
    <>
      {rules.length > 0 && (
        <ol className="divide-line border-line divide-y border-y">
          {rules.map((rule, at) => {
            const name = `${noun}${at + 1}`
            const problem = problems[`${kind}.${at}`]
            const set = (part: Partial<Rule>) => onChange(changedAt(rules, at, part))
            return (
              <RuleRow
                key={at}
                id={`${id}.${at}`}
                name={name}
                problem={problem}
                onUp={at > 0 ? () => onChange(movedUp(rules, at)) : undefined}
                onRemove={rules.length > 1 || !isNeeded ? () => onChange(withoutAt(rules, at)) : undefined}
              >
                <AreaField
                  id={`${id}.${at}`}
                  label={name}
                  value={rule.area}
                  index={index}
                  onChange={(area) =>
                    onChange(rules.map((one, place) => (place === at ? { ...one, area } : one)))
                  }
                />
                {children({ rule, name, isWrong: problem !== undefined, set })}
              </RuleRow>
            )
          })}
        </ol>
      )}
      <div className="mt-2 grid justify-items-start gap-1">
        <Button
          id={id}
          variant="ghost"
          disabled={rules.length >= freightLimits.rules}
          aria-describedby={listProblem ? errorId(id) : undefined}
          onClick={() => onChange(added(rules))}
        >
          {addText}
        </Button>
        {listProblem && (
          <p id={errorId(id)} role="alert" className="text-brand text-xs">
            {listProblem}
          </p>
        )}
      </div>
    </>
  )
}
