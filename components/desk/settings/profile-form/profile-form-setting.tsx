'use client'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ErrorState } from '@/components/ui/error-state'
import { Skeleton } from '@/components/ui/skeleton'
import { desk, deskQuery } from '@/lib/client/call/desk'
import { toast } from '@/lib/client/press/toast'
import { useSingleMutation } from '@/lib/client/press/use-single-mutation'
import type { ProfileSettingAnswer } from '@/lib/contract/operator/people/member-setting'
import { SaveBar } from '../../form/save-bar'
import { QuestionList } from './question-list'
import { QuestionRow } from './question-row'

/** The fields with a column of their own: they have one place and one meaning, and can only be closed. */
const fixedFields = { sex: '性别', birthday: '生日', email: '邮箱' } as const
const fixedKinds = { sex: '单选 · 未知、男、女', birthday: '日期', email: '文字 · 邮箱地址' } as const

/** 会员资料设置: the questions of registration and 个人资料 besides number and nickname (contract operator). */
export function ProfileFormSetting() {
  const { data, isError, isFetching, refetch } = useQuery(
    deskQuery.memberSetting.get.queryOptions({ input: {}, staleTime: 0, meta: { silent: true } }),
  )
  if (data) return <SettingForm stored={data} />
  return isError ? (
    <ErrorState onRetry={() => void refetch()} retrying={isFetching} />
  ) : (
    <div role="status" aria-label="加载中" className="grid gap-6">
      <Skeleton className="rounded-card h-48" />
      <Skeleton className="rounded-card h-80" />
    </div>
  )
}

function SettingForm({ stored }: { stored: ProfileSettingAnswer }) {
  const client = useQueryClient()
  /** The changed part of the stored setting; null without changes. */
  const [draft, setDraft] = useState<ProfileSettingAnswer | null>(null)
  const setting = draft ?? stored
  const isChanged = draft !== null && JSON.stringify(draft) !== JSON.stringify(stored)
  const save = useSingleMutation({
    mutationFn: ({ questions, ...switches }: ProfileSettingAnswer) =>
      desk.memberSetting.set({ ...switches, questions: JSON.stringify(questions) }),
    onSuccess: (answer) => {
      client.setQueryData(deskQuery.memberSetting.get.queryKey({ input: {} }), answer)
      setDraft(null)
      toast.success('保存成功')
    },
  })
  const change = (part: Partial<ProfileSettingAnswer>) => setDraft({ ...setting, ...part })
  return (
    <div className="grid gap-8">
      <p className="text-muted text-sm">注册页和个人资料页会按下面的顺序询问会员，手机号和昵称始终必填。</p>
      <section aria-labelledby="fixed-questions">
        <h2 id="fixed-questions" className="text-ink mb-3 font-semibold">
          固定项目
        </h2>
        <ul className="rounded-card border-line divide-line divide-y border">
          {Object.entries(fixedFields).map(([key, name]) => {
            const field = key as keyof typeof fixedFields
            const value = setting[field]
            return (
              <QuestionRow
                key={key}
                name={name}
                about={fixedKinds[field]}
                value={value}
                onSwitch={(part) => change({ [field]: { ...value, ...part } })}
              />
            )
          })}
        </ul>
      </section>
      <QuestionList questions={setting.questions} onChange={(questions) => change({ questions })} />
      <div className="-mx-6 -mb-6 max-md:-mx-4 max-md:-mb-4">
        <SaveBar
          isChanged={isChanged}
          isSaving={save.isPending}
          onSave={() => save.mutate(setting)}
          onDiscard={() => setDraft(null)}
        />
      </div>
    </div>
  )
}
