'use client'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { desk } from '@/lib/client/call/desk'
import { useSingleMutation } from '@/lib/client/press/use-single-mutation'
import type { Outputs } from '@/lib/contract/outputs'

type Check = Outputs['operator']['audit']['check']

const problems: Record<NonNullable<Check['problem']>['kind'], string> = {
  changed: '内容在封存后被改动',
  entry_missing: '记录在封存后被删除',
  seal_missing: '封存被删除',
}

const resultText = ({ checked, problem, last }: Check): string => {
  if (problem) {
    const entry = problem.audit_id === null ? '' : `（记录 ${problem.audit_id}）`
    return `第${problem.seal_no}条封存${entry}有问题：${problems[problem.kind]}。之前的${checked}条完整。`
  }
  return last ? `${checked}条记录完整，末条校验码 ${last.digest.slice(0, 12)}` : '还没有封存的记录'
}

/** 完整性检查: checks the chain of seals in parts, and says how far it is (ADR 0115). */
export function ChainCheck() {
  const [progress, setProgress] = useState<string>()
  const check = useSingleMutation({
    mutationFn: async () => {
      let result = await desk.audit.check({})
      while (result.next !== null) {
        setProgress(`已检查${result.checked}条，共${result.last?.seal_no ?? 0}条`)
        result = await desk.audit.check({ after: result.next })
      }
      return result
    },
    onSuccess: (result) => setProgress(resultText(result)),
    onError: () => setProgress(undefined),
  })
  return (
    <>
      <Button variant="ghost" loading={check.isPending} onClick={() => check.mutate()}>
        完整性检查
      </Button>
      <p role="status" className="text-muted text-sm break-words">
        {progress}
      </p>
    </>
  )
}
