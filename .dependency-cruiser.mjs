/**
 * One-way imports, types included. Layers: rules <- contract <- {web, origin, arcade}; leaf packages stand beside rules;
 * apps/casino composes. Inside the origin and the web app the edges between systems come from systems.ts.
 */
import { systems } from './systems.ts';

const names = Object.keys(systems);
const anySystem = `(${names.join('|')})`;

/** @param {string} name @param {string} from @param {string} to @param {string} why @param {object} [extra] */
const forbid = (name, from, to, why, extra = {}) => ({
  name,
  severity: 'error',
  comment: why,
  from: { path: from },
  to: { path: to, ...extra },
});

const originEdges = names.map((name) => {
  const allowed = [name, ...Object.keys(systems[name]?.uses ?? {})];
  return forbid(
    `origin-${name}-uses-only-declared-systems`,
    `^apps/origin/src/${name}/`,
    `^apps/origin/src/(?!(?:${allowed.join('|')})/)${anySystem}/`,
    `Declare the edge with its reason in systems.ts, or use a hook of system.ts.`,
  );
});

const originDoors = names.map((name) =>
  forbid(
    `origin-${name}-by-its-index`,
    `^apps/origin/src/(?!${name}/|kernel/|generated/)`,
    `^apps/origin/src/${name}/(?!index\\.ts$|tables\\.ts$)`,
    `Import ${name} through its index.ts; move what others need there.`,
  ),
);

/** The shell and its routes compose systems; generated lists take the one file that each system has for them. */
const webEdges = names.map((name) => {
  const allowed = [name, ...Object.keys(systems[name]?.web ?? {})];
  return forbid(
    `web-${name}-uses-only-declared-systems`,
    `^apps/web/app/${name}/`,
    `^apps/web/app/(?!(?:${allowed.join('|')})/)(${names.join('|')}|shell)/`,
    'Declare the edge with its reason in systems.ts, or let the two meet in a route of the shell.',
  );
});

/** Whoever imports an index loads all of it: what fills a page composed by the shell stands in `pages` instead. */
const webDoors = names.flatMap((name) => [
  forbid(
    `web-${name}-by-its-index`,
    `^apps/web/app/(?!${name}/|generated/|shell/routes/)`,
    `^apps/web/app/${name}/(?!index\\.ts$)`,
    `Import ${name} through its index.ts; move what others need there.`,
  ),
  forbid(
    `web-${name}-by-its-pages`,
    '^apps/web/app/shell/routes/',
    `^apps/web/app/${name}/(?!index\\.ts$|pages/)`,
    `Import ${name} through its index.ts, and what only a route of the shell shows from ${name}/pages.`,
  ),
]);

export default {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      comment: 'A cycle means two files are one: move the shared part to a third.',
      from: {},
      to: { circular: true },
    },
    forbid(
      'rules-depend-on-nothing',
      '^packages/rules/src/',
      '^(apps|content|packages/(?!rules/))',
      'Rules are pure: pass what they need as values.',
    ),
    forbid(
      'contract-knows-only-rules',
      '^packages/contract/',
      '^(apps|content|packages/(?!contract/|rules/))',
      'The contract is shapes; it may read value sets of rules.',
    ),
    forbid(
      'fairness-is-a-leaf',
      '^packages/fairness/',
      '^(apps|content|packages/(?!fairness/))',
      'Provable randomness stands alone so that anybody can read it.',
    ),
    forbid(
      'maths-is-a-leaf',
      '^packages/maths/src/(?!.*\\.test\\.ts$)',
      '^(apps|content|packages/(?!maths/|rules/))',
      'Models take their randomness as an argument.',
    ),
    forbid(
      'database-is-a-leaf',
      '^packages/database/',
      '^(apps|content|packages/(?!database/|rules/))',
      'The database package knows no tables.',
    ),
    forbid(
      'ui-knows-no-system',
      '^packages/ui/',
      '^(apps|content|packages/(?!ui/))',
      'Components take texts and values as props.',
    ),
    forbid(
      'web-stays-web',
      '^apps/web/',
      '^(apps/(?!web/)|packages/database/)',
      'Web meets the origin only through the contract.',
    ),
    forbid(
      'origin-stays-origin',
      '^apps/origin/',
      '^(apps/(?!origin/)|packages/ui/)',
      'The origin meets web and arcade only through contract and protocol.',
    ),
    forbid(
      'arcade-stays-arcade',
      '^apps/arcade/',
      '^(apps/(?!arcade/)|packages/ui/)',
      'Games meet the origin only through the wallet protocol.',
    ),
    forbid(
      'kernel-knows-no-system',
      '^apps/origin/src/kernel/',
      `^apps/origin/src/${anySystem}/`,
      'Hand the kernel a function instead.',
    ),
    forbid(
      'platform-knows-no-system',
      '^apps/web/app/platform/',
      `^apps/web/app/(${names.join('|')}|shell)/`,
      'Hand the platform a function instead.',
    ),
    forbid('nobody-imports-tests', '\\.(ts|tsx)$', '\\.test\\.(ts|tsx)$', 'Shared test code goes to a testing folder.'),
    forbid('outside-sees-http', '^(e2e|bench)/', '^apps/.*/src/', 'Journeys and measurements see what a client sees.', {
      pathNot:
        '^apps/origin/src/(ledger/|tournaments/|lotteries/|games/index|kernel/log|kernel/outbox/|schema|distribute)',
    }),
    ...originEdges,
    ...originDoors,
    ...webEdges,
    ...webDoors,
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(build|dist|\\.react-router|node_modules|\\+types)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.json'],
    },
  },
};
