/**
 * Node's flags for programs and processes that live for a minute: optimising the code of the embedded database would cost them
 * more than it brings.
 */
export const SHORT_LIFE = ['--liftoff-only'] as const;
