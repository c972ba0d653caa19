'use client'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { useState, type ComponentProps } from 'react'
import { ErrorState } from '@/components/ui/error-state'
import { Field, fieldControl } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Skeleton } from '@/components/ui/skeleton'
import { ApiError } from '@/lib/client/call/api-error'
import { desk, deskQuery } from '@/lib/client/call/desk'
import { toast } from '@/lib/client/press/toast'
import { useSingleMutation } from '@/lib/client/press/use-single-mutation'
import type { DeskSite } from '@/lib/contract/operator/content/site'
import { FormSection } from '../../form/form-section'
import { PictureField } from '../../form/picture/picture-field'
import { SaveBar } from '../../form/save-bar'
import { useMay } from '../../frame/use-desk'

const options = deskQuery.site.get.queryOptions({ input: {}, staleTime: 0, meta: { silent: true } })

/** 商城信息: what every page says of the mall (contract operator §9). */
export function SiteForm() {
  const { data, isError, isFetching, refetch } = useQuery({ ...options, refetchOnWindowFocus: false })
  if (data) return <Form stored={data} />
  return isError ? (
    <ErrorState onRetry={() => void refetch()} retrying={isFetching} />
  ) : (
    <Skeleton className="rounded-panel h-96" />
  )
}

type TextField = Exclude<keyof DeskSite, 'logo' | 'hot_words'>

function Form({ stored }: { stored: DeskSite }) {
  const client = useQueryClient()
  const router = useRouter()
  const mayWrite = useMay('setting:write')
  const [draft, setDraft] = useState<DeskSite | null>(null)
  const [words, setWords] = useState<string | null>(null)
  const site = draft ?? stored
  const typedWords = words ?? stored.hot_words.join('，')
  const hotWords = typedWords
    .split(/[,，\s]+/)
    .map((word) => word.trim())
    .filter(Boolean)
  const next = { ...site, hot_words: hotWords }
  const isChanged = JSON.stringify(next) !== JSON.stringify(stored)
  const forget = () => {
    setDraft(null)
    setWords(null)
  }
  const save = useSingleMutation({
    mutationFn: () => desk.site.set({ ...next, hot_words: JSON.stringify(hotWords) }),
    onSuccess: (saved) => {
      client.setQueryData(options.queryKey, saved)
      void client.invalidateQueries({ queryKey: deskQuery.opening.key() })
      forget()
      // The header shows name and logo.
      router.refresh()
      toast.success('已保存，商城页面已更新')
    },
  })
  const problemOf = (name: string) =>
    save.error instanceof ApiError ? save.error.errors?.[name]?.[0] : undefined
  const text = (name: TextField, extra: ComponentProps<typeof Input> = {}) => (
    <Input
      {...fieldControl(`site-${name}`, problemOf(name))}
      autoComplete="off"
      disabled={!mayWrite}
      value={site[name]}
      onChange={({ target }) => setDraft({ ...site, [name]: target.value })}
      {...extra}
    />
  )
  return (
    <div className="grid grid-cols-1 gap-4 max-md:gap-3 [&_:is(input,button)]:scroll-my-24">
      <FormSection id="site-name-title" title="名称和标志">
        <div className="grid max-w-220 gap-5 md:grid-cols-2">
          <Field id="site-brand_name" error={problemOf('brand_name')} label="商城名称" required>
            {text('brand_name', { maxLength: 20 })}
          </Field>
          <Field id="site-intro" error={problemOf('intro')} label="标语">
            {text('intro', { maxLength: 60 })}
          </Field>
          <Field id="site-logo" label="标志" hint="包含名称的横向图片，高 88 像素以上；不设置时显示商城名称">
            <PictureField
              label="商城标志"
              id="site-logo"
              value={site.logo}
              onChange={(change) =>
                setDraft((now) => ({ ...(now ?? stored), logo: change((now ?? stored).logo) }))
              }
            />
          </Field>
        </div>
      </FormSection>
      <FormSection id="site-contact-title" title="客服">
        <div className="grid max-w-220 gap-5 md:grid-cols-3">
          <Field id="site-phone" error={problemOf('phone')} label="客服电话">
            {text('phone', { type: 'tel', maxLength: 20, placeholder: '0571-88880000' })}
          </Field>
          <Field id="site-service_hours" error={problemOf('service_hours')} label="服务时间">
            {text('service_hours', { maxLength: 40, placeholder: '每天 9:00-21:00' })}
          </Field>
          <Field id="site-service_email" error={problemOf('service_email')} label="客服邮箱">
            {text('service_email', { type: 'email', maxLength: 100 })}
          </Field>
        </div>
      </FormSection>
      <FormSection id="site-company-title" title="运营主体和备案" hint="显示在每个页面的底部">
        <div className="grid max-w-220 gap-5 md:grid-cols-2">
          <Field id="site-operator" error={problemOf('operator')} label="运营主体">
            {text('operator', { maxLength: 60, placeholder: '营业执照上的公司名称' })}
          </Field>
          <Field id="site-filing" error={problemOf('filing')} label="备案号">
            {text('filing', { maxLength: 60, placeholder: '浙ICP备00000000号' })}
          </Field>
          <Field id="site-address" error={problemOf('address')} label="联系地址">
            {text('address', { maxLength: 100 })}
          </Field>
          <Field id="site-postcode" error={problemOf('postcode')} label="邮编">
            {text('postcode', { inputMode: 'numeric', maxLength: 6 })}
          </Field>
        </div>
      </FormSection>
      <FormSection id="site-search-title" title="搜索框">
        <div className="grid max-w-220 gap-5">
          <Field id="site-placeholder" error={problemOf('placeholder')} label="提示文字">
            {text('placeholder', { maxLength: 30 })}
          </Field>
          <Field id="site-hot" label="热搜词" hint="用逗号分隔，最多10个；搜不到商品的词不显示">
            <Input
              {...fieldControl('site-hot', undefined, 'hint')}
              autoComplete="off"
              disabled={!mayWrite}
              maxLength={120}
              value={typedWords}
              onChange={({ target }) => setWords(target.value)}
            />
          </Field>
        </div>
      </FormSection>
      {mayWrite && (
        <SaveBar
          isChanged={isChanged}
          isSaving={save.isPending}
          onSave={() => save.mutate()}
          onDiscard={forget}
        />
      )}
    </div>
  )
}
