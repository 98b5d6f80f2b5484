/** A plain radix-2 Fourier transform on typed arrays, in place. Lengths are powers of two. */

function reverseBits(real: Float64Array, imaginary: Float64Array): void {
  const length = real.length;
  for (let i = 1, j = 0; i < length; i += 1) {
    let bit = length >> 1;
    for (; j & bit; bit >>= 1) j ^= bit;
    j ^= bit;
    if (i < j) {
      const re = real[i]!;
      const im = imaginary[i]!;
      real[i] = real[j]!;
      imaginary[i] = imaginary[j]!;
      real[j] = re;
      imaginary[j] = im;
    }
  }
}

/** Forward transform (`sign` -1) or its unscaled inverse (`sign` +1) of `real + i * imaginary`, in place. */
export function fourier(real: Float64Array, imaginary: Float64Array, sign: -1 | 1): void {
  const length = real.length;
  reverseBits(real, imaginary);
  const half = length >> 1;
  const cosines = new Float64Array(half);
  const sines = new Float64Array(half);
  for (let k = 0; k < half; k += 1) {
    cosines[k] = Math.cos((2 * Math.PI * k) / length);
    sines[k] = sign * Math.sin((2 * Math.PI * k) / length);
  }
  for (let size = 2; size <= length; size *= 2) {
    const reach = size >> 1;
    const stride = length / size;
    for (let start = 0; start < length; start += size) {
      for (let k = 0; k < reach; k += 1) {
        const c = cosines[k * stride]!;
        const s = sines[k * stride]!;
        const low = start + k;
        const high = low + reach;
        const re = real[high]! * c - imaginary[high]! * s;
        const im = real[high]! * s + imaginary[high]! * c;
        real[high] = real[low]! - re;
        imaginary[high] = imaginary[low]! - im;
        real[low] = real[low]! + re;
        imaginary[low] = imaginary[low]! + im;
      }
    }
  }
}
