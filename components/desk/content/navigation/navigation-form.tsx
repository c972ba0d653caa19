'use client'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useState } from 'react'
import { ErrorState } from '@/components/ui/error-state'
import { Field } from '@/components/ui/field'
import { Link } from '@/components/ui/link'
import { Skeleton } from '@/components/ui/skeleton'
import { desk, deskQuery } from '@/lib/client/call/desk'
import { toast } from '@/lib/client/press/toast'
import { useSingleMutation } from '@/lib/client/press/use-single-mutation'
import type { DeskNavigation } from '@/lib/contract/operator/content/navigation'
import { navigationLimits } from '@/lib/domain/content/site-limits'
import { mayDo } from '@/lib/domain/desk/roles'
import { FormConflicts } from '../../form/conflict/form-conflicts'
import { useClash } from '../../form/conflict/use-clash'
import { FormSection } from '../../form/form-section'
import { IconButton } from '../../form/icon-button'
import { SaveBar } from '../../form/save-bar'
import { useDesk } from '../../frame/use-desk'
import { deskMenu } from '../../menu/pages'
import { ColumnList } from './column-list'
import { LinkField } from './link-field'
import { LinkRows } from './link-rows'
import { navigationRules } from './navigation-conflict'
import { changesOf, draftOf, problemsOf, type NavigationDraft } from './navigation-draft'
import { PromiseList } from './promise-list'
import { useLinkNames } from './use-link-names'

const options = deskQuery.navigation.get.queryOptions({ input: {}, staleTime: 0, meta: { silent: true } })

/** 导航与页脚: the links of the built-in frame (contract operator §10). */
export function NavigationForm() {
  const { data, isError, isFetching, refetch } = useQuery({ ...options, refetchOnWindowFocus: false })
  const role = useDesk().data?.desk_role
  if (data && role) return <Form stored={data} mayWrite={mayDo(role, 'content:write')} />
  return isError ? (
    <div className="rounded-panel bg-card p-6">
      <ErrorState onRetry={() => void refetch()} retrying={isFetching} />
    </div>
  ) : (
    <Skeleton className="rounded-panel h-80" />
  )
}

/** A note that the designer has replaced a part of the frame. */
function Designed({ part, mayDesign }: { part: string; mayDesign: boolean }) {
  return (
    <p role="note" className="rounded-card bg-page text-text mb-4 p-3 text-sm">
      {part}已在
      {mayDesign ? (
        <Link href={deskMenu.pages.href} className="text-link hover:text-brand underline underline-offset-2">
          页面装修
        </Link>
      ) : (
        '页面装修'
      )}
      中设计，商城显示的是设计的版本，以下内容暂不显示。
    </p>
  )
}

function Form({ stored: given, mayWrite }: { stored: DeskNavigation; mayWrite: boolean }) {
  const client = useQueryClient()
  const [stored, setStored] = useState(given)
  const [draft, setDraft] = useState<NavigationDraft>(() => draftOf(given))
  const [isSubmitted, setSubmitted] = useState(false)
  const changes = changesOf(draftOf(stored), draft)
  const problems = isSubmitted ? problemsOf(draft) : {}
  const nameOf = useLinkNames(
    [
      draft.merchant_entry,
      ...[draft.links, ...draft.columns.map(({ links }) => links)].flat().map(({ href }) => href),
    ].filter(Boolean),
  )
  const set = (part: Partial<NavigationDraft>) => setDraft((now) => ({ ...now, ...part }))

  const begin = (navigation: DeskNavigation) => {
    setStored(navigation)
    setDraft(draftOf(navigation))
    setSubmitted(false)
    client.setQueryData(options.queryKey, navigation)
  }
  const save = useSingleMutation({
    mutationFn: (sent: { stored: DeskNavigation; draft: NavigationDraft }) =>
      desk.navigation.set({
        ...changesOf(draftOf(sent.stored), sent.draft),
        version: sent.stored.version,
      }),
    onSuccess: (answer) => {
      if (!answer.saved) {
        onConflict(answer.conflicts, answer.navigation)
        return
      }
      begin(answer.navigation)
      toast.success('已保存')
    },
  })
  const { onConflict, ...clash } = useClash({
    stored,
    draft,
    contentOf: draftOf,
    begin: (navigation, merged) => {
      begin(navigation)
      setDraft(merged)
    },
    save: (navigation, merged) => save.mutate({ stored: navigation, draft: merged }),
  })
  const submit = () => {
    setSubmitted(true)
    const [id, text] = Object.entries(problemsOf(draft))[0] ?? []
    if (id) {
      document.getElementById(id)?.focus()
      toast.error(text ?? '')
    } else save.mutate({ stored, draft })
  }
  return (
    <fieldset
      disabled={!mayWrite}
      className="grid min-w-0 grid-cols-1 gap-4 max-md:gap-3 [&_:is(input,select,button)]:scroll-my-24"
    >
      <FormSection id="navigation-links" title="顶部导航" hint="电脑端显示在“全部商品分类”旁边，从左到右">
        {stored.has_designed_header && <Designed part="电脑端页头" mayDesign={mayWrite} />}
        <LinkRows
          label="顶部导航"
          id="navigation"
          value={draft.links}
          max={navigationLimits.links}
          onChange={(links) => set({ links })}
          problems={problems}
          nameOf={nameOf}
        />
      </FormSection>
      <FormSection id="navigation-merchants" title="商家入驻">
        <Field
          id="merchant-entry"
          label="商家入驻链接"
          error={problems['merchant-entry'] ?? ''}
          hint="显示在页面最上方，不选时不显示；本商城的申请页面是“商城页面”中的“商家入驻”"
          className="max-w-160"
        >
          <div className="flex items-start gap-2">
            <LinkField
              id="merchant-entry"
              label="商家入驻链接"
              href={draft.merchant_entry}
              onChange={(merchant_entry) => set({ merchant_entry })}
              nameOf={nameOf}
              error={problems['merchant-entry']}
              errorId="merchant-entry-error"
              className="flex-1"
            />
            {draft.merchant_entry !== '' && (
              <IconButton label="清除商家入驻链接" Icon={X} onPress={() => set({ merchant_entry: '' })} />
            )}
          </div>
        </Field>
      </FormSection>
      <FormSection id="navigation-promises" title="服务承诺" hint="显示在页脚上方">
        {stored.has_designed_footer && <Designed part="页脚" mayDesign={mayWrite} />}
        <PromiseList value={draft.promises} onChange={(promises) => set({ promises })} problems={problems} />
      </FormSection>
      <FormSection id="navigation-columns" title="页脚栏目" hint="公司名称、地址和备案号在“商城信息”中修改">
        {stored.has_designed_footer && <Designed part="页脚" mayDesign={mayWrite} />}
        <ColumnList
          value={draft.columns}
          onChange={(columns) => set({ columns })}
          problems={problems}
          nameOf={nameOf}
        />
      </FormSection>
      {mayWrite && (
        <SaveBar
          isChanged={Object.keys(changes).length > 0}
          isSaving={save.isPending}
          problems={Object.keys(problems).length}
          onSave={submit}
          onDiscard={() => begin(stored)}
        />
      )}
      <FormConflicts form={clash} rules={navigationRules} />
    </fieldset>
  )
}
