'use client'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { Controller, useForm, useWatch } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import { Combobox } from '@/components/ui/combobox'
import { errorId, Field, fieldControl } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { PhoneInput } from '@/components/ui/phone-input'
import { Radio } from '@/components/ui/radio'
import type { SelectOption } from '@/components/ui/select'
import { desk, deskQuery } from '@/lib/client/call/desk'
import { toast } from '@/lib/client/press/toast'
import { useSingleMutation } from '@/lib/client/press/use-single-mutation'
import type { DeskAccount } from '@/lib/contract/operator/people/account'
import type { DeskOwnRole } from '@/lib/contract/operator/people/role'
import { permissionName } from '@/lib/domain/desk/permissions'
import {
  deskRoles,
  isBuiltInRole,
  isForShops,
  permissionsOf,
  roleName,
  type DeskRole,
} from '@/lib/domain/desk/roles'
import { personNameMissing, roleMissing, shopNeeded } from '@/lib/domain/messages/desk'
import { mobileNotValid } from '@/lib/domain/messages/member'
import { isMobile } from '@/lib/domain/validate'

interface AccountFormProps {
  /** Null for a new account. */
  account: DeskAccount | null
  onAdded: (account: DeskAccount) => void
  onChanged: () => void
}

interface AccountValues {
  username: string
  mobile: string
  /** The key of a role that every mall has, or the id of one of this mall. */
  role: string
  /** Id as text; empty for none. */
  shop: string
}

const validMobile = (typed: string) => isMobile(typed.trim()) || mobileNotValid

/** The number of a new account, and the role of a person at the desk. */
export function AccountForm({ account, onAdded, onChanged }: AccountFormProps) {
  const { register, control, handleSubmit, formState } = useForm<AccountValues>({
    mode: 'onTouched',
    defaultValues: {
      username: '',
      mobile: '',
      role: account ? choiceOf(account.desk_role) : '',
      shop: String(account?.shop?.distributor_id ?? ''),
    },
  })
  const { errors } = formState
  const choice = useWatch({ control, name: 'role' })
  const own = useOwnRoles()
  const role = roleOf(choice, own ?? [])
  const client = useQueryClient()
  const save = useSingleMutation({
    mutationFn: ({ mobile, username, role: wanted, shop }: AccountValues) => {
      const post = isBuiltInRole(wanted)
        ? { desk_role: wanted, ...(isForShops(wanted) && { distributor_id: Number(shop) }) }
        : { desk_role: 'own' as const, role_id: Number(wanted) }
      return account
        ? desk.account.change({ user_id: account.user_id, ...post })
        : desk.account.add({ mobile: mobile.trim(), username: username.trim(), ...post })
    },
    onSuccess: (saved) => {
      toast.success(account ? '已保存' : '已新增')
      if (account) onChanged()
      else onAdded(saved)
    },
    onSettled: () => client.invalidateQueries({ queryKey: deskQuery.account.key() }),
  })
  const submit = handleSubmit((typed) => save.mutate(typed))
  return (
    <form aria-label="账号" onSubmit={submit} noValidate className="grid gap-4">
      {!account && (
        <Field
          id="username"
          label="姓名"
          required
          error={errors.username?.message}
          hint="手机号已有会员账号时，沿用会员的名字"
        >
          <Input
            {...register('username', { validate: (typed) => typed.trim() !== '' || personNameMissing })}
            {...fieldControl('username', errors.username?.message, 'hint')}
            autoComplete="off"
            maxLength={20}
            placeholder="同事看到的名字"
          />
        </Field>
      )}
      {!account && (
        <Field id="mobile" label="手机号" required error={errors.mobile?.message}>
          <PhoneInput
            {...register('mobile', { validate: validMobile })}
            {...fieldControl('mobile', errors.mobile?.message)}
            autoComplete="off"
            placeholder="登录时使用"
          />
        </Field>
      )}
      <Field id="role" label="角色" required error={errors.role?.message}>
        <div
          role="radiogroup"
          aria-label="角色"
          aria-describedby={errors.role ? errorId('role') : undefined}
          className="grid gap-2"
        >
          {Object.entries(deskRoles).map(([value, { name, use }], index) => (
            <Radio
              key={value}
              {...register('role', { required: roleMissing })}
              {...(index === 0 && { id: 'role' })}
              value={value}
            >
              <span className="shrink-0">{name}</span>
              <span className="text-muted text-sm">{use}</span>
            </Radio>
          ))}
          {(own ?? []).map((found) => (
            <Radio
              key={found.role_id}
              {...register('role', { required: roleMissing })}
              value={String(found.role_id)}
            >
              <span className="shrink-0">{found.name}</span>
              <span className="text-muted text-sm">自定义角色</span>
            </Radio>
          ))}
        </div>
      </Field>
      {role && (
        <details className="text-sm">
          <summary className="text-link cursor-pointer max-md:py-2">
            {roleName(role)}的权限（{permissionsOf(role).length}）
          </summary>
          <p className="text-muted mt-2">{permissionsOf(role).map(permissionName).join('、')}</p>
        </details>
      )}
      {isBuiltInRole(choice) && isForShops(choice) && (
        <Field id="shop" label="所属店铺" required error={errors.shop?.message}>
          <Controller
            control={control}
            name="shop"
            rules={{ required: shopNeeded }}
            render={({ field }) => <ShopChoice {...field} {...fieldControl('shop', errors.shop?.message)} />}
          />
        </Field>
      )}
      <Button type="submit" loading={save.isPending} className="justify-self-end max-md:w-full">
        {account ? '保存' : '新增'}
      </Button>
    </form>
  )
}

/** The value of a role among the choices. */
const choiceOf = (role: DeskRole): string => (typeof role === 'string' ? role : String(role.role_id))

/** The role of a choice; undefined for none. */
const roleOf = (choice: string, own: readonly DeskOwnRole[]): DeskRole | undefined =>
  isBuiltInRole(choice) ? choice : own.find(({ role_id: id }) => String(id) === choice)

const useOwnRoles = () =>
  useQuery(deskQuery.role.list.queryOptions({ input: {}, meta: { silent: true } })).data?.list

type ShopChoiceProps = Pick<
  React.ComponentProps<typeof Combobox>,
  'id' | 'aria-invalid' | 'aria-describedby' | 'value' | 'onChange' | 'onBlur'
>

function ShopChoice({ value, onChange, ...props }: ShopChoiceProps) {
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState<SelectOption | null>(null)
  const keyword = useDeferredValue(typed.trim())
  const { data } = useQuery({
    ...deskQuery.designChoice.shops.queryOptions({
      input: { pageSize: 100, ...(keyword && { keyword }) },
      meta: { silent: true },
    }),
    placeholderData: keepPreviousData,
  })
  const found = (data?.list ?? []).map(({ distributor_id: id, name }) => ({
    value: String(id),
    label: name,
  }))
  const isFound = value === '' || found.some((option) => option.value === value)
  const own = chosen?.value === value ? chosen : { value, label: `店铺 ${value}` }
  return (
    <Combobox
      {...props}
      value={value}
      onChange={(next) => {
        setChosen(found.find((option) => option.value === next) ?? null)
        onChange(next)
      }}
      onType={setTyped}
      options={data && !isFound ? [own, ...found] : found}
      label="店铺"
      placeholder="输入店铺名称查找"
      emptyText={data ? '没有这个店铺' : '加载中'}
    />
  )
}
