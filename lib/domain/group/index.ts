export * from './activity'
export * from './join'
export * from './team'
