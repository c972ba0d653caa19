import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

/** The machines of the cluster, as the files of `deploy/cluster` name them. */
export const machineNames = ['one', 'two', 'three'] as const
export type MachineName = (typeof machineNames)[number]

/** Whether each machine has a network of its own (main.ts). */
export const hasNamespaces = process.env.CLUSTER_NAMESPACES === '1'

/** Text of a file of `deploy/cluster` with the addresses of this test: without namespaces those of the loopback. */
export const withAddresses = (text: string): string =>
  hasNamespaces ? text : text.replaceAll('10.77.0.', '127.0.0.')

export const addressOf = (name: MachineName): string =>
  withAddresses(`10.77.0.${11 + machineNames.indexOf(name)}`)

const link = async (name: MachineName, state: 'up' | 'down') =>
  void (await promisify(execFile)('ip', ['link', 'set', `v-${name}`, state]))

/** Pulls the cable of a machine: nothing is refused, nothing is answered. */
export const cutOff = (name: MachineName) => link(name, 'down')
export const plugIn = (name: MachineName) => link(name, 'up')
