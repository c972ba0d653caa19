'use client'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { FormProvider, useForm, useWatch } from 'react-hook-form'
import { ProfileFields, type ProfileValues } from '@/components/auth/fields/profile-fields'
import { Button } from '@/components/ui/button'
import { ErrorState } from '@/components/ui/error-state'
import { Link } from '@/components/ui/link'
import { Skeleton } from '@/components/ui/skeleton'
import { api } from '@/lib/client/call/api'
import { query } from '@/lib/client/call/query'
import { toast } from '@/lib/client/press/toast'
import { useSingleMutation } from '@/lib/client/press/use-single-mutation'
import type { Outputs } from '@/lib/contract/outputs'
import type { ProfileField } from '@/lib/contract/people/member'
import { maskMobile } from '@/lib/domain/person/mask'
import { MemberPanel } from '../panel'
import { AvatarField } from './avatar-field'

type Info = Outputs['profile']['read']['info']

/** 个人资料: picture, number, and the fields that the mall asks for (contract member §5.14). */
export function Profile() {
  const meta = { silent: true }
  const profile = useQuery(query.profile.read.queryOptions({ input: {}, meta }))
  const setting = useQuery(query.member.setting.queryOptions({ input: { is_edite_page: true }, meta }))
  const retry = () => void Promise.all([profile.refetch(), setting.refetch()])
  return (
    <MemberPanel title="个人资料" back="/member/user-info">
      {profile.isError || setting.isError ? (
        <ErrorState onRetry={retry} retrying={profile.isRefetching || setting.isRefetching} />
      ) : profile.data && setting.data ? (
        <ProfileForm
          info={profile.data.info}
          fields={Object.values(setting.data).filter(({ is_open, is_edit }) => is_open && is_edit)}
        />
      ) : (
        <div role="status" aria-label="加载中" className="grid max-w-100 gap-4 max-md:max-w-none">
          <Skeleton className="size-20 rounded-full!" />
          <Skeleton className="h-64" />
        </div>
      )}
    </MemberPanel>
  )
}

/** The text of a field in the form; a choice that was never made is empty, several are joined by commas. */
function valueOf({ sex, other_params, ...info }: Info, key: string): string {
  if (key === 'sex') return sex === 0 ? '' : String(sex)
  const value = other_params.custom_data[key] ?? info[key as keyof typeof info] ?? ''
  return Array.isArray(value) ? value.join(',') : String(value)
}

interface FormValues extends ProfileValues {
  avatar: string
}

function ProfileForm({ info, fields }: { info: Info; fields: readonly ProfileField[] }) {
  const client = useQueryClient()
  const form = useForm<FormValues>({
    mode: 'onTouched',
    defaultValues: {
      avatar: info.avatar,
      profile: Object.fromEntries(fields.map(({ key }) => [key, valueOf(info, key)])),
    },
  })
  const avatar = useWatch({ control: form.control, name: 'avatar' })
  const save = useSingleMutation({
    mutationFn: ({ avatar, profile }: FormValues) => {
      const texts = Object.entries(profile).map(([key, text]) => [key, text.trim()])
      return api.profile.save({ ...Object.fromEntries(texts), avatar })
    },
    onSuccess: async (_, values) => {
      toast.success('保存成功')
      form.reset(values)
      await Promise.all([
        client.invalidateQueries({ queryKey: query.profile.key() }),
        client.invalidateQueries({ queryKey: query.member.key() }),
      ])
    },
  })
  return (
    <FormProvider {...form}>
      <form
        method="post"
        noValidate
        onSubmit={form.handleSubmit((values) => save.mutate(values))}
        className="max-md:rounded-card max-md:bg-card grid max-w-100 gap-5 max-md:max-w-none max-md:p-4"
      >
        <AvatarField
          value={avatar}
          onChange={(path) => form.setValue('avatar', path, { shouldDirty: true })}
        />
        <p className="text-text flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
          手机号
          <span translate="no" className="nums text-ink">
            {maskMobile(info.mobile)}
          </span>
          <Link href="/member/security" className="tap text-link hover:text-brand">
            账号安全
          </Link>
        </p>
        <ProfileFields fields={fields} isLabelled />
        <Button type="submit" size="large" loading={save.isPending} disabled={!form.formState.isDirty}>
          保存
        </Button>
      </form>
    </FormProvider>
  )
}
