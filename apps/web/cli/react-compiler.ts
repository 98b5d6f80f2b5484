import { transformAsync } from '@babel/core';
import type { Plugin } from 'vite';

const ours = /\/(apps\/web\/app|packages\/ui\/src)\/.*\.tsx?$/;

/**
 * Runs the React Compiler over our own components that ask for it with 'use memo': compiling all of them costs the lobby
 * 13 kB of brotli, more than a tenth of its budget. Types and JSX are left to Vite.
 */
export function reactCompiler(): Plugin {
  return {
    name: 'react-compiler',
    enforce: 'pre',
    async transform(code, id) {
      const file = id.split('?')[0] ?? id;
      if (!ours.test(file) || !code.includes("'use memo'")) return null;
      const result = await transformAsync(code, {
        filename: file,
        babelrc: false,
        configFile: false,
        sourceMaps: false,
        parserOpts: { plugins: ['typescript', ...(file.endsWith('x') ? (['jsx'] as const) : [])] },
        plugins: [['babel-plugin-react-compiler', { target: '19', compilationMode: 'annotation' }]],
      });
      return typeof result?.code === 'string' ? { code: result.code, map: null } : null;
    },
  };
}
