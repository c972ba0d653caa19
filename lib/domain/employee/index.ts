export * from './activity'
export * from './budget'
export * from './texts'
export * from './run-activity'
